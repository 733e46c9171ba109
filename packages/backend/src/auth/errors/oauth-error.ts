import type { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { authError } from './auth-error.ts'

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
