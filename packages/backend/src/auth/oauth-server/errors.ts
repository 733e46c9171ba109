import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of the OAuth server. */
export const oauthServerErrors = {
  oauthServerDisabled: defineError(404, 'feature_disabled', 'OAuth server is disabled'),
  registrationDisabled: defineError(
    403,
    'oauth_dynamic_client_registration_disabled',
    'Dynamic client registration is not enabled',
  ),
  oauthClientNotFound: (status: 400 | 404) =>
    authError(
      status,
      'oauth_client_not_found',
      status === 404 ? 'OAuth client not found' : 'invalid client_id',
    ),
  authorizationNotFound: defineError(
    404,
    'oauth_authorization_not_found',
    'authorization not found',
  ),
  consentNotFound: defineError(
    404,
    'oauth_consent_not_found',
    'No active grant found for this client',
  ),
}
