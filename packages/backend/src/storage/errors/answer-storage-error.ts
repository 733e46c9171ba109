import { DatabaseError, isUnreachable, NoConnectionError } from '@slovo/database'
import type { Context } from 'hono'
import {
  type ErrorShape,
  type ErrorTranslation,
  translateError,
  writeErrors,
} from '../../kernel/http/error-writer.ts'
import type { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { Log } from '../../kernel/log.ts'
import { StoreAway } from '../store/file-store.ts'
import { storageErrors } from './storage-errors.ts'

/** Nginx' status for a request whose client has left: the work that is given up for it is no failure. */
const CLIENT_HAS_LEFT = 499

/** These keep their status on the wire; every other error is HTTP 400 with the real one inside. */
const plainStatuses: ReadonlySet<number> = new Set([429, 500, 503, 507, 544])

/** What the file API, S3 and resumable uploads make of errors that are not theirs. */
export const storageTranslation: ErrorTranslation<unknown> = {
  ofToken: ({ message }) => storageErrors.accessDenied(message),
  ofFailure(error) {
    if (error instanceof StoreAway) return storageErrors.storeAway()
    if (isDiskFull(error)) return storageErrors.diskFull()
    if (isUnreachable(error) || error instanceof NoConnectionError) {
      return storageErrors.databaseAway()
    }
    return (error instanceof DatabaseError && ofDatabase(error)) || storageErrors.internal()
  },
}

/** The `onError` of `/storage/v1`. */
export function answerStorageError(log: Log) {
  const answer = writeErrors(log, storageShape)
  return (error: unknown, c: Context): Response =>
    c.req.raw.signal.aborted ? new Response(null, { status: CLIENT_HAS_LEFT }) : answer(error, c)
}

/** Clients expect 400 outside and the real status, as text, inside: supabase/storage#323. */
const storageShape: ErrorShape = {
  ...storageTranslation,
  failure: 'The storage API could not answer.',
  write({ status, code, message, fields }, c) {
    const body = { statusCode: String(status), ...fields, message, code }
    return new Response(JSON.stringify(body), {
      status: plainStatuses.has(status) ? status : 400,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        ...(status === 503 ? { 'retry-after': '5' } : {}),
        // The rest of a file is not read, so nothing else can follow on this connection.
        ...(isFile(c) ? { connection: 'close' } : {}),
      },
    })
  },
}

function isFile(c: Context): boolean {
  const isStreamed = c.req.header('transfer-encoding') !== undefined
  return isStreamed || Number(c.req.header('content-length') ?? 0) > 64 * 1024
}

export function toStorageError(error: unknown): ProtocolError {
  return translateError(storageTranslation, error, undefined)
}

/** Whether a retry would fail as well: not while the database or the store is away or busy. */
export function isFinal(error: unknown): boolean {
  const { status } = toStorageError(error)
  return status < 500 && status !== 423 && status !== 429
}

/** No space on the disk, in the quota, or for a file of this size. */
function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // 53100 is Postgres' own disk.
  return ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(code)
}

function ofDatabase({ code, message }: DatabaseError): ProtocolError | undefined {
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
