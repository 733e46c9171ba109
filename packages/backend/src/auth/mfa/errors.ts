import { authError, defineError } from '../errors/auth-error.ts'

const FACTOR_NAMES = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' }

/** Errors of second factors. */
export const factorErrors = {
  factorNotFound: defineError(404, 'mfa_factor_not_found', 'Factor not found'),
  factorTypeOff: (act: 'enroll' | 'verify', type: 'totp' | 'phone' | 'webauthn') =>
    authError(
      422,
      `mfa_${type}_${act}_not_enabled`,
      `MFA ${act} is disabled for ${FACTOR_NAMES[type]}`,
    ),
  tooManyFactors: defineError(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  challengeNotFound: defineError(
    422,
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  ),
  challengeFromElsewhere: defineError(
    422,
    'mfa_ip_address_mismatch',
    'Challenge and verify IP addresses mismatch',
  ),
  challengeExpired: (id: string) =>
    authError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    ),
  wrongTotp: defineError(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  wrongPhoneCode: defineError(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered'),
  verifiedFactorExists: defineError(
    422,
    'mfa_verified_factor_exists',
    'A verified phone factor already exists, unenroll the existing factor to continue',
  ),
  recoveryCodesOff: (act: 'enroll' | 'verify') =>
    authError(
      422,
      `mfa_recovery_codes_${act}_not_enabled`,
      `MFA ${act} is disabled for recovery codes`,
    ),
  noRecoveryCodes: defineError(
    404,
    'mfa_factor_not_found',
    'The user has not enrolled recovery codes',
  ),
  recoveryCodesExist: defineError(
    422,
    'mfa_verified_factor_exists',
    'Recovery codes are already enrolled for this user, use regenerate to rotate them',
  ),
  recoveryCodesAlone: defineError(
    422,
    'mfa_recovery_codes_sole_factor',
    'At least one other verified factor is required to generate recovery codes',
  ),
  wrongRecoveryCode: defineError(422, 'mfa_verification_failed', 'Invalid recovery code entered'),
  recoveryCodesLocked: defineError(
    429,
    'mfa_recovery_codes_locked',
    'Too many failed verification attempts, try again later',
  ),
  wrongSecurityKey: defineError(
    422,
    'mfa_verification_failed',
    'The security key could not be verified',
  ),
  factorNameConflict: (name: string) =>
    authError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    ),
  factorRejected: (message: string) =>
    authError(
      403,
      'mfa_verification_rejected',
      message || 'Further MFA verification attempts will be rejected.',
    ),
}
