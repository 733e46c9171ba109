import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of accounts, their e-mail addresses and phone numbers. */
export const accountErrors = {
  unknownUser: defineError(404, 'user_not_found', 'User not found'),
  userBanned: (status: 400 | 403 = 403) => authError(status, 'user_banned', 'User is banned'),
  signupDisabled: defineError(422, 'signup_disabled', 'Signups not allowed for this instance'),
  userAlreadyExists: defineError(422, 'user_already_exists', 'User already registered'),
  emailExists: defineError(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  ),
  phoneExists: defineError(
    422,
    'phone_exists',
    'A user with this phone number has already been registered',
  ),
  phoneTaken: defineError(422, 'phone_exists', 'Phone number already registered by another user'),
  invalidEmail: defineError(
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ),
  invalidPhone: defineError(
    400,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ),
  emailNotConfirmed: (status: 400 | 403 | 422 = 400) =>
    authError(status, 'email_not_confirmed', 'Email not confirmed'),
  phoneNotConfirmed: (status: 400 | 422 = 400) =>
    authError(status, 'phone_not_confirmed', 'Phone not confirmed'),
  anonymousNotAllowed: defineError(
    403,
    'no_authorization',
    'Anonymous user not allowed to perform these actions',
  ),
}
