import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of the captcha. */
export const captchaErrors = {
  captchaFailed: (cause: string) =>
    authError(
      400,
      'captcha_failed',
      `captcha protection: request disallowed (${cause.slice(0, 200)})`,
    ),
  captchaUnreachable: defineError(
    500,
    'unexpected_failure',
    'The captcha could not be checked, please try again',
  ),
}
