import { authError, defineError } from '../errors/auth-error.ts'

/** Errors of rate limits. */
export const limitErrors = {
  tooManyRequests: defineError(429, 'over_request_rate_limit', 'Request rate limit reached'),
  mailTooSoon: (seconds: number) =>
    authError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
  tooManyMails: defineError(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
  smsTooSoon: (seconds: number) =>
    authError(
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
  tooManySms: defineError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
}
