import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of sessions, their tokens and PKCE flows. */
export const sessionErrors = {
  missingSub: defineError(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  subNotUuid: defineError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'),
  userNotFound: defineError(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  sessionNotFound: defineError(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  ),
  refreshUserBanned: defineError(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
  insufficientAal: (status: 401 | 403 | 422, message: string) =>
    authError(status, 'insufficient_aal', message),
  malformedRefreshToken: defineError(400, 'validation_failed', 'Refresh token is not valid'),
  refreshTokenNotFound: defineError(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ),
  refreshTokenReused: defineError(
    400,
    'refresh_token_already_used',
    'Invalid Refresh Token: Already Used',
  ),
  sessionExpired: (why: string) =>
    authError(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`),
  flowStateNotFound: defineError(
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  ),
  flowStateExpired: defineError(
    422,
    'flow_state_expired',
    'invalid flow state, flow state has expired',
  ),
  badCodeVerifier: defineError(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  ),
  notForApplications: defineError(
    403,
    'no_authorization',
    'An application may not do this with the account of a person',
  ),
}
