import type { Context } from 'hono'
import { TokenError } from '../gateway/token-error.ts'
import { type Log, logFailure } from '../log.ts'
import { ProtocolError } from './protocol-error.ts'

/** What a protocol makes of errors that are not its own. */
export interface ErrorTranslation<About> {
  /** An invalid token. */
  ofToken(error: TokenError): ProtocolError
  /** Everything else that was thrown: errors of the database, of a file store, of the code. */
  ofFailure(error: unknown, about: About): ProtocolError
}

/** How one protocol writes its errors. There is one of these for each shape on the wire. */
export interface ErrorShape extends ErrorTranslation<Context> {
  /** The line in the log for errors of the server. */
  failure: string
  write(error: ProtocolError, c: Context, cause: unknown): Response
}

/** The `onError` of a protocol's routes. */
export function writeErrors(log: Log, shape: ErrorShape) {
  return (cause: unknown, c: Context): Response => {
    const error = translateError(shape, cause, c)
    if (error.status >= 500 && error.status !== NOT_IMPLEMENTED) {
      logFailure(log, cause, shape.failure, { path: c.req.path })
    }
    return shape.write(error, c, cause)
  }
}

const NOT_IMPLEMENTED = 501

export function translateError<About>(
  translation: ErrorTranslation<About>,
  cause: unknown,
  about: About,
): ProtocolError {
  if (cause instanceof ProtocolError) return cause
  if (cause instanceof TokenError) return translation.ofToken(cause)
  return translation.ofFailure(cause, about)
}

/** A JSON body with a status that Hono's own list of statuses need not know. */
export function jsonError(c: Context, status: number, body: unknown): Response {
  const { body: text, headers } = c.json(body)
  return new Response(text, { status, headers })
}
