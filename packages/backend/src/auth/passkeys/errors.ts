import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of passkeys. */
export const webauthnErrors = {
  passkeysDisabled: defineError(404, 'passkey_disabled', 'Passkeys are disabled'),
  tooManyPasskeys: defineError(
    422,
    'too_many_passkeys',
    'Maximum number of passkeys reached, remove one to continue',
  ),
  passkeyOfSso: defineError(
    422,
    'validation_failed',
    'Passkeys are not for accounts managed by single sign-on',
  ),
  passkeyExists: defineError(
    422,
    'webauthn_credential_exists',
    'This passkey is already registered',
  ),
  passkeyNotFound: (status: 400 | 404) =>
    status === 404
      ? authError(404, 'validation_failed', 'Passkey not found')
      : authError(400, 'webauthn_verification_failed', 'Passkey not found'),
  passkeyChallengeNotFound: defineError(
    400,
    'webauthn_challenge_not_found',
    'Challenge not found or already used',
  ),
  passkeyChallengeExpired: defineError(400, 'webauthn_challenge_expired', 'Challenge has expired'),
  passkeyNotVerified: defineError(
    400,
    'webauthn_verification_failed',
    'The passkey could not be verified',
  ),
}
