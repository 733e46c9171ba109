import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of OAuth providers. */
export const providerErrors = {
  unsupportedProvider: defineError(
    400,
    'validation_failed',
    'Unsupported provider: provider is not enabled',
  ),
  badOauthState: defineError(400, 'bad_oauth_state', 'OAuth callback with invalid state'),
  badOauthCallback: defineError(400, 'bad_oauth_callback', 'OAuth callback without a code'),
  providerRefused: (message: string) => authError(403, 'bad_oauth_callback', message.slice(0, 300)),
  providerUnreachable: (provider: string) =>
    authError(
      503,
      'unexpected_failure',
      `The provider ${provider} could not be reached, please try again later`,
    ),
  providerFailed: defineError(500, 'unexpected_failure', 'Unable to exchange external code'),
  emailNeedsVerification: (provider: string) =>
    authError(
      403,
      'provider_email_needs_verification',
      `No verified email address with ${provider}`,
    ),
  manualLinkingDisabled: defineError(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  identityAlreadyExists: (isTheirs: boolean) =>
    authError(
      422,
      'identity_already_exists',
      `Identity is already linked${isTheirs ? '' : ' to another user'}`,
    ),
  customProviderNotFound: defineError(
    404,
    'custom_provider_not_found',
    'Custom provider not found',
  ),
  customProviderExists: defineError(
    400,
    'conflict',
    'A provider with this identifier already exists',
  ),
  tooManyProviders: defineError(
    400,
    'over_custom_provider_quota',
    'Maximum number of custom providers reached, remove one to continue',
  ),
}
