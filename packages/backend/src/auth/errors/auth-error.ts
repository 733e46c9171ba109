import { ProtocolError } from '../../kernel/http/protocol-error.ts'

/** An error of `/auth/v1`, with Supabase's status, code and message; `fields` are further members of its body. */
export function authError(
  status: number,
  code: string,
  message: string,
  fields: Record<string, unknown> = {},
): ProtocolError {
  return new ProtocolError(status, code, message, { fields })
}

/** An error that is always the same; an error with parameters is a function that calls `authError`. */
export function defineError(status: number, code: string, message: string) {
  return () => authError(status, code, message)
}

type OauthErrorName =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'access_denied'

/** An error as RFC 6749 names it, for OAuth clients. */
export function oauthError(
  error: OauthErrorName,
  description: string,
  status: 400 | 401 = 400,
): ProtocolError {
  const code = error === 'invalid_client' ? 'invalid_credentials' : 'validation_failed'
  return authError(status, code, description, { error, error_description: description })
}
