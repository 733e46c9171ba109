import { type ErrorShape, jsonError, writeErrors } from '../kernel/http/error-writer.ts'
import { ProtocolError } from '../kernel/http/protocol-error.ts'
import type { Log } from '../kernel/log.ts'

/** Every error that `/functions/v1` answers in place of a function. */
export const functionErrors = {
  noToken: () => new ProtocolError(401, 'no_token', 'Missing authorization header'),
  invalidToken: () => new ProtocolError(401, 'invalid_token', 'Invalid JWT'),
  notFound: () => new ProtocolError(404, 'not_found', 'Requested function was not found'),
  bodyTooLarge: () => new ProtocolError(413, 'body_too_large', 'Body too large'),
  timedOut: () => new ProtocolError(504, 'timed_out', 'The function took too long'),
  internal: () => new ProtocolError(500, 'internal', 'Internal Server Error'),
}

/** The `onError` of `/functions/v1`. */
export function answerFunctionError(log: Log) {
  return writeErrors(log, functionShape)
}

/** `x-relay-error` tells the client that the function itself has not answered: `FunctionsRelayError`. */
const functionShape: ErrorShape = {
  failure: 'a function failed',
  ofToken: functionErrors.invalidToken,
  ofFailure: functionErrors.internal,
  write({ status, message }, c) {
    c.header('x-relay-error', 'true')
    return jsonError(c, status, { code: status, message })
  },
}
