import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Log } from '../../kernel/log.ts'
import { logFailure } from '../../kernel/log-failure.ts'
import { refusalOf } from '../answer/answer-storage-error.ts'
import { xmlAnswer } from './xml.ts'

/** What the rest of the storage calls otherwise than S3. */
const codes: Record<string, string> = {
  ResourceAlreadyExists: 'BucketAlreadyExists',
  ResourceNotEmpty: 'BucketNotEmpty',
  InvalidMimeType: 'InvalidRequest',
  DatabaseTimeout: 'SlowDown',
}

/** S3 has a status of its own for these. */
const statuses: Record<string, number> = { InvalidRange: 416, DatabaseTimeout: 503 }

/** The only place that writes an error of the S3 protocol out: XML, with the real status. */
export function answerS3Error(log: Log) {
  return (error: unknown, c: Context): Response => {
    const { status, code, message } = refusalOf(error)
    const own = statuses[code] ?? status
    if (own >= 500 && own !== 501) logFailure(log, error, 'The S3 protocol could not answer.')
    // The rest of a file is not read: nothing else can be asked on that line.
    const headers: Record<string, string> = c.req.raw.body ? { connection: 'close' } : {}
    if (c.req.raw.method === 'HEAD') return new Response(null, { status: own, headers })
    return xmlAnswer(
      'Error',
      {
        Code: codes[code] ?? code,
        Message: message,
        Resource: c.req.path,
        RequestId: randomUUID(),
      },
      { status: own, headers },
    )
  }
}
