import { defineError } from '../errors/auth-error.ts'

/** Errors of phone sign-in and SMS. */
export const phoneErrors = {
  phoneSignupsDisabled: defineError(400, 'phone_provider_disabled', 'Phone signups are disabled'),
  phoneLoginsDisabled: defineError(422, 'phone_provider_disabled', 'Phone logins are disabled'),
  phoneUnsupported: defineError(400, 'phone_provider_disabled', 'Unsupported phone provider'),
  smsSendFailed: defineError(422, 'sms_send_failed', 'The message could not be sent'),
  invalidVerifyPhone: defineError(
    422,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ),
}
