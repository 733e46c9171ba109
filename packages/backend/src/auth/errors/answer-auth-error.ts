import { DatabaseError, isUnreachable, NoConnectionError, StartError } from '@slovo/database'
import type { Context } from 'hono'
import { TokenError } from '../../kernel/gateway/token-error.ts'
import type { Log } from '../../kernel/log.ts'
import { logFailure } from '../../kernel/log-failure.ts'
import { AuthError, authErrors } from './auth-error.ts'

const API_VERSION = '2024-01-01'

/**
 * The one place that writes refusals of `/auth/v1`. Clients that name an API version of 2024 or later get the
 * code as `code` and are told so by a header; older ones get the status as `code` and the code as `error_code`.
 */
export function answerAuthError(log: Log) {
  return (error: unknown, c: Context) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500) {
      logFailure(log, error, 'an auth request failed', { path: c.req.path })
    }

    const { status, code, message, details } = refusal
    c.header('x-sb-error-code', code)
    c.header('cache-control', 'no-store')
    // The rest of such a body is not read, so nothing else can follow on this connection.
    if (status === 413) c.header('connection', 'close')
    if (isDated(c)) {
      c.header('x-supabase-api-version', API_VERSION)
      return c.json({ code, message, ...details }, status)
    }
    if (status === 500 && error instanceof DatabaseError) {
      const { hint, detail } = error
      return c.json({ code: error.code, message: error.message, hint, detail }, 500)
    }
    return c.json({ code: status, error_code: code, msg: message, ...details }, status)
  }
}

/** A version that is no date is refused at the door, as everywhere else in `/auth/v1`. */
export function readApiVersion(c: Context) {
  const version = c.req.header('x-supabase-api-version')
  if (version && !/^\d{4}-\d{2}-\d{2}$/.test(version)) {
    throw authErrors.validationFailed('Invalid API version specified')
  }
}

function isDated(c: Context) {
  const version = c.req.header('x-supabase-api-version') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION
}

function toRefusal(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof TokenError) return authErrors.badJwt(error.message)
  return (
    refusalOfServer(error) ??
    new AuthError(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    )
  )
}

/** With these statuses clients keep the session and ask again. */
function refusalOfServer(error: unknown): AuthError | undefined {
  if (error instanceof NoConnectionError) {
    return new AuthError(
      504,
      'request_timeout',
      'Processing this request timed out, please retry after a moment.',
    )
  }
  if (error instanceof DatabaseError && error.code === '53100') {
    return new AuthError(
      503,
      'unexpected_failure',
      'The database has no space left and cannot save anything',
    )
  }
  if (isUnreachable(error) || error instanceof StartError) {
    return new AuthError(503, 'unexpected_failure', 'The database cannot be reached at the moment')
  }
  return undefined
}
