import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of `POST /token`. */
export const tokenErrors = {
  passwordRejected: (message: string) =>
    authError(
      400,
      'invalid_credentials',
      message || 'Further password verification attempts will be rejected.',
    ),
  invalidCredentials: defineError(400, 'invalid_credentials', 'Invalid login credentials'),
  unsupportedGrant: defineError(400, 'invalid_credentials', 'unsupported_grant_type'),
  badIdToken: (error: string, description: string) =>
    authError(400, 'validation_failed', description, { error, error_description: description }),
}
