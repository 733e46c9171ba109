import { type Context, Hono } from 'hono'
import { type ErrorShape, writeErrors } from '../../kernel/http/error-writer.ts'
import type { Log } from '../../kernel/log.ts'
import { storageTranslation } from '../errors/answer-storage-error.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import { ownerOf } from '../objects/owner.ts'
import { requireCaller } from '../requests/caller.ts'
import type { StorageParts } from '../storage-parts.ts'
import { type ResumableRequest, resumableServer } from './resumable-server.ts'
import { UploadLocker } from './upload-locker.ts'
import { UploadRows } from './upload-rows.ts'

const operations: Record<string, string> = {
  POST: 'create',
  PATCH: 'part',
  HEAD: 'get',
  DELETE: 'delete',
}

/** `/storage/v1/upload/resumable`: uploads by TUS, which continue after a lost connection or a restart. */
export function resumableRoutes(parts: StorageParts, log: Log) {
  const { database, tokens } = parts
  const resumables = {
    parts,
    rows: new UploadRows(database),
    locker: new UploadLocker(database),
    log,
  }
  const answer = (c: Context, visit: Pick<ResumableRequest, 'isSigned' | 'caller' | 'rightTo'>) =>
    resumableServer(resumables, {
      ...visit,
      // Only a path: the client stays at the origin it used.
      path: new URL(c.req.url).pathname,
      id: c.req.param('id'),
    }).handleWeb(c.req.raw)

  const answerCaller = (c: Context) => {
    const operation = operations[c.req.method]
    if (!operation) return answer(c, withoutCaller)
    const caller = requireCaller(c, `tus.upload.${operation}`)
    const right = { ownerId: ownerOf(caller).ownerId, upserts: c.req.header('x-upsert') === 'true' }
    return answer(c, { isSigned: false, caller, rightTo: async () => right })
  }
  const answerSigned = (c: Context) =>
    answer(c, {
      isSigned: true,
      caller: undefined,
      rightTo: async (place) => {
        const { owner, upsert } = await tokens.readUpload(c.req.header('x-signature'), place)
        return { ownerId: owner ?? null, upserts: upsert }
      },
    })

  return new Hono()
    .all('/sign', answerSigned)
    .all('/sign/:id', answerSigned)
    .all('/', answerCaller)
    .all('/:id', answerCaller)
    .onError(writeErrors(log, tusShape))
}

/** TUS clients read the real status, and the sentence as plain text. */
const tusShape: ErrorShape = {
  ...storageTranslation,
  failure: 'A resumable upload failed.',
  write: ({ status, message }) =>
    new Response(message, { status, headers: { 'tus-resumable': '1.0.0' } }),
}

/** For requests that only ask what the protocol can do. */
const withoutCaller: Pick<ResumableRequest, 'isSigned' | 'caller' | 'rightTo'> = {
  isSigned: false,
  caller: undefined,
  rightTo: async () => {
    throw storageErrors.noAuthorization()
  },
}
