import { defineError } from '../errors/auth-error.ts'

/** Errors of a user who changes their own account. */
export const userErrors = {
  anonymousPassword: defineError(
    422,
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
  ),
  ssoManaged: defineError(422, 'user_sso_managed', 'This account is managed by single sign-on'),
  identityNotFound: defineError(422, 'identity_not_found', "Identity doesn't exist"),
  singleIdentity: defineError(
    422,
    'single_identity_not_deletable',
    'User must have at least 1 identity after unlinking',
  ),
  emailConflict: defineError(
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  ),
  samePassword: defineError(
    422,
    'same_password',
    'New password should be different from the old password.',
  ),
  reauthenticationNeeded: defineError(
    400,
    'reauthentication_needed',
    'Password update requires reauthentication',
  ),
  reauthenticationNotValid: defineError(
    422,
    'reauthentication_not_valid',
    'Nonce has expired or is invalid',
  ),
  currentPasswordRequired: defineError(
    400,
    'current_password_required',
    'Current password required when setting new password.',
  ),
  currentPasswordInvalid: defineError(
    400,
    'current_password_invalid',
    'Current password is not valid',
  ),
}
