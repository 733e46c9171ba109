import { defineError } from '../errors/auth-error.ts'

/** Errors of sign-up alone. */
export const signUpErrors = {
  anonymousDisabled: defineError(
    422,
    'anonymous_provider_disabled',
    'Anonymous sign-ins are disabled',
  ),
  invalidVerifyEmail: defineError(422, 'validation_failed', 'Invalid email format'),
}
