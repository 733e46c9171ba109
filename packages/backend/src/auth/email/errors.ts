import { defineError } from '../errors/auth-error.ts'

/** Errors of e-mailed links and codes. */
export const emailErrors = {
  emailSignupsDisabled: defineError(400, 'email_provider_disabled', 'Email signups are disabled'),
  emailLoginsDisabled: defineError(422, 'email_provider_disabled', 'Email logins are disabled'),
  codeExpired: defineError(403, 'otp_expired', 'Token has expired or is invalid'),
  linkExpired: defineError(403, 'otp_expired', 'Email link is invalid or has expired'),
}
