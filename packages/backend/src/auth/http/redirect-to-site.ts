import type { Context } from 'hono'
import type { ProtocolError } from '../../kernel/http/protocol-error.ts'

type StringRecord = Record<string, string>

/** Redirects the browser to the site, with the outcome in the query or the fragment of the URL. */
export function redirectToSite(
  c: Context,
  target: URL,
  outcome: { query?: StringRecord; fragment?: StringRecord; status?: 302 | 303 },
) {
  const { query = {}, fragment, status = 303 } = outcome
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  if (fragment) target.hash = new URLSearchParams(fragment).toString()
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(target.href, status)
}

interface SessionTokens {
  access_token: string
  expires_at: number
  expires_in: number
  refresh_token: string
  token_type: string
}

/** The session itself, where the flow began without a challenge: the site reads it from the URL. Keys are sorted. */
export function sessionFragment(session: SessionTokens, extra: StringRecord = {}): StringRecord {
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

/** An error as query or fragment. */
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
