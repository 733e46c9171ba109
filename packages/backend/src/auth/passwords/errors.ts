import { authError, defineError } from '../errors/auth-error.ts'

export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

/** Errors of a new password. */
export const passwordErrors = {
  weakPassword: (message: string, reasons: WeakPasswordReason[]) =>
    authError(422, 'weak_password', message, { weak_password: { reasons } }),
  passwordTooLong: defineError(
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ),
}
