import { DatabaseError, isUnreachable, NoConnectionError } from '@slovo/database'
import type { Context } from 'hono'
import { TokenError } from '../../kernel/gateway/token-error.ts'
import type { Log } from '../../kernel/log.ts'
import { logFailure } from '../../kernel/log-failure.ts'
import { StoreAway } from '../store/file-store.ts'
import { StorageError, storageErrors } from './storage-errors.ts'

/** Nginx' status for a request whose client has left: the work that is given up for it is no failure. */
const CLIENT_HAS_LEFT = 499

/** These keep their status on the wire; every other refusal is HTTP 400 with the real one inside. */
const plainStatuses: ReadonlySet<number> = new Set([429, 500, 503, 507, 544])

/**
 * The only place that writes an error of the storage API out. Clients expect 400 outside and the
 * real status, as text, inside: supabase/storage#323.
 */
export function answerStorageError(log: Log) {
  return (error: unknown, c: Context): Response => {
    if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_HAS_LEFT })
    const refusal = refusalOf(error)
    const { status, code, message } = refusal
    if (status >= 500) logFailure(log, error, 'The storage API could not answer.')
    const body = { statusCode: String(status), error: refusal.error, message, code }
    return new Response(JSON.stringify(body), {
      status: plainStatuses.has(status) ? status : 400,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        ...(status === 503 ? { 'retry-after': '5' } : {}),
        // The rest of a file is not read: nothing else can be asked on that line.
        ...(isFile(c) ? { connection: 'close' } : {}),
      },
    })
  }
}

function isFile(c: Context): boolean {
  const isStreamed = c.req.header('transfer-encoding') !== undefined
  return isStreamed || Number(c.req.header('content-length') ?? 0) > 64 * 1024
}

/** What a refusal is in the words of the protocol, wherever it came from. */
export function refusalOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  if (error instanceof TokenError) return storageErrors.accessDenied(error.message)
  if (error instanceof StoreAway) return storageErrors.storeAway()
  if (isDiskFull(error)) return storageErrors.diskFull()
  if (isUnreachable(error) || error instanceof NoConnectionError) {
    return storageErrors.databaseAway()
  }
  return (error instanceof DatabaseError && refusalOfDatabase(error)) || storageErrors.internal()
}

/** A refusal that will be the same next time: not a database or a store that is away, or busy. */
export function isFinal(error: unknown): boolean {
  const { status } = refusalOf(error)
  return status < 500 && status !== 423 && status !== 429
}

/** No room on the disk, in the quota, or for a file of this size. */
function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // 53100 is Postgres' own disk.
  return ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(code)
}

function refusalOfDatabase({ code, message }: DatabaseError): StorageError | undefined {
  switch (code) {
    case '42501':
      // The name of the table is ours, not the caller's.
      return storageErrors.accessDenied(message.replace(/ for table "(objects|buckets)"$/, ''))
    case '23505':
      return storageErrors.alreadyExists()
    case '23503':
      return storageErrors.noSuchBucket()
    case '55P03':
      return storageErrors.locked()
    case '57014':
      return storageErrors.slowDatabase()
    // A null byte, which no text of Postgres holds.
    case '22021':
    case '22P05':
      return storageErrors.badParameter('A name or a value holds a character that is not allowed')
    case '22P02':
      return storageErrors.badParameter(message)
    case '53300':
      return storageErrors.busy()
    default:
      return undefined
  }
}
