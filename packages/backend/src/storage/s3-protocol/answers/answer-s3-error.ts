import { randomUUID } from 'node:crypto'
import { type ErrorShape, writeErrors } from '../../../kernel/http/error-writer.ts'
import type { Log } from '../../../kernel/log.ts'
import { storageTranslation } from '../../errors/answer-storage-error.ts'
import { xmlAnswer } from './xml.ts'

/** The errors that have another name in S3 than in the rest of the storage. */
const codes: Record<string, string> = {
  ResourceAlreadyExists: 'BucketAlreadyExists',
  ResourceNotEmpty: 'BucketNotEmpty',
  InvalidMimeType: 'InvalidRequest',
  DatabaseTimeout: 'SlowDown',
}

/** S3 has a status of its own for these. */
const statuses: Record<string, number> = { InvalidRange: 416, DatabaseTimeout: 503 }

/** The `onError` of `/storage/v1/s3`. */
export function answerS3Error(log: Log) {
  return writeErrors(log, s3Shape)
}

/** XML, with the real status. */
const s3Shape: ErrorShape = {
  ...storageTranslation,
  failure: 'The S3 protocol could not answer.',
  write(error, c) {
    const { code, message } = error
    const status = statuses[code] ?? error.status
    // The rest of a file is not read, so nothing else can follow on this connection.
    const headers: Record<string, string> = c.req.raw.body ? { connection: 'close' } : {}
    if (c.req.raw.method === 'HEAD') return new Response(null, { status, headers })
    return xmlAnswer(
      'Error',
      {
        Code: codes[code] ?? code,
        Message: message,
        Resource: c.req.path,
        RequestId: randomUUID(),
      },
      { status, headers },
    )
  },
}
