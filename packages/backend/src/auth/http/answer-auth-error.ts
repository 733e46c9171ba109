import { DatabaseError, isUnreachable, NoConnectionError, StartError } from '@slovo/database'
import type { Context } from 'hono'
import { type ErrorShape, jsonError, writeErrors } from '../../kernel/http/error-writer.ts'
import type { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { Log } from '../../kernel/log.ts'
import { authError } from '../errors/auth-error.ts'
import { requestErrors } from '../errors/request-errors.ts'

const API_VERSION = '2024-01-01'

/** The `onError` of `/auth/v1`. */
export function answerAuthError(log: Log) {
  return writeErrors(log, authShape)
}

/**
 * Clients that name an API version of 2024 or later get the code as `code` and the version in a header; older ones get
 * the status as `code` and the code as `error_code`.
 */
const authShape: ErrorShape = {
  failure: 'an auth request failed',
  ofToken: ({ message }) => requestErrors.badJwt(message),
  ofFailure: (error) => ofServer(error) ?? requestErrors.unexpected(),
  write(error, c, cause) {
    const { status, code, message, fields } = error
    c.header('x-sb-error-code', code)
    c.header('cache-control', 'no-store')
    // The rest of the body is not read, so the connection cannot be used again.
    if (status === 413) c.header('connection', 'close')
    if (isDated(c)) {
      c.header('x-supabase-api-version', API_VERSION)
      return jsonError(c, status, { code, message, ...fields })
    }
    if (status === 500 && cause instanceof DatabaseError) {
      const { hint, detail } = cause
      return jsonError(c, 500, { code: cause.code, message: cause.message, hint, detail })
    }
    return jsonError(c, status, { code: status, error_code: code, msg: message, ...fields })
  },
}

/** Refuses a version that is not a date, as all of `/auth/v1` does. */
export function checkApiVersion(c: Context) {
  const version = c.req.header('x-supabase-api-version')
  if (version && !/^\d{4}-\d{2}-\d{2}$/.test(version)) {
    throw requestErrors.validationFailed('Invalid API version specified')
  }
}

function isDated(c: Context) {
  const version = c.req.header('x-supabase-api-version') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION
}

/** With these statuses clients keep the session and try again. */
function ofServer(error: unknown): ProtocolError | undefined {
  if (error instanceof NoConnectionError) {
    return authError(
      504,
      'request_timeout',
      'Processing this request timed out, please retry after a moment.',
    )
  }
  if (error instanceof DatabaseError && error.code === '53100') {
    return authError(
      503,
      'unexpected_failure',
      'The database has no space left and cannot save anything',
    )
  }
  if (isUnreachable(error) || error instanceof StartError) {
    return authError(503, 'unexpected_failure', 'The database cannot be reached at the moment')
  }
  return undefined
}
