import type { Context } from 'hono'
import type { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { SessionAnswer } from '../sessions/sessions.ts'

type StringRecord = Record<string, string>

/** Sends the browser back to the site, with what came of its way. */
export function redirectToSite(
  c: Context,
  target: URL,
  {
    query = {},
    fragment,
    status = 303,
  }: { query?: StringRecord; fragment?: StringRecord; status?: 302 | 303 },
) {
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  if (fragment) target.hash = new URLSearchParams(fragment).toString()
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(target.href, status)
}

/** A session where no code was asked for: the site reads it from the address, with its keys in order. */
export function sessionFragment(session: SessionAnswer, extra: StringRecord = {}): StringRecord {
  const fields: StringRecord = {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    ...extra,
  }
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function describeError({ status, code, message }: ProtocolError): StringRecord {
  const error = ERROR_NAMES[status]
  return { ...(error ? { error } : {}), error_code: code, error_description: message }
}

const ERROR_NAMES: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
}
