import { type ErrorShape, jsonError, writeErrors } from '../kernel/http/error-writer.ts'
import { ProtocolError } from '../kernel/http/protocol-error.ts'
import type { Log } from '../kernel/log.ts'

/** Every error of `/realtime/v1`. Clients read the message: as JSON over HTTP, as the `reason` of a reply in a channel. */
export const realtimeErrors = {
  invalidToken: (message: string) => new ProtocolError(401, 'invalid_token', message),
  bodyTooLarge: () => new ProtocolError(413, 'body_too_large', 'Payload too large'),
  invalidBody: (message: string) => new ProtocolError(422, 'invalid_body', message),
  broadcastDenied: () => new ProtocolError(403, 'broadcast_denied', 'Unauthorized'),
  invalidFrame: (message: string) => new ProtocolError(400, 'invalid_frame', message),
  joinRefused: (reason: string) => new ProtocolError(403, 'join_refused', reason),
  invalidFilter: (message: string) => new ProtocolError(400, 'invalid_filter', message),
  internal: () => new ProtocolError(500, 'internal', 'Internal Server Error'),
}

/** The `onError` of `/realtime/v1/api`. */
export function answerRealtimeError(log: Log) {
  return writeErrors(log, realtimeShape)
}

const realtimeShape: ErrorShape = {
  failure: 'a broadcast failed',
  ofToken: ({ message }) => realtimeErrors.invalidToken(message),
  ofFailure: realtimeErrors.internal,
  write: ({ status, message }, c) => jsonError(c, status, { error: message }),
}
