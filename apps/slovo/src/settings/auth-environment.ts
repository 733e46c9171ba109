import { createPrivateKey, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { hookEnvironment } from './auth-hooks.ts'
import {
  list,
  oneOf,
  onOff,
  optionalText,
  seconds,
  testCodes,
  timestamp,
  url,
  wholeNumber,
} from './setting-kinds.ts'
import { signingKeys } from './signing-keys.ts'

const MANY = 1_000_000
const HOUR = 3600
const YEAR = 365 * 24 * HOUR

/** Several lines in quotes in `.env`. */
function pem(what: string, read: (text: string) => unknown) {
  return optionalText.refine((text) => text === undefined || canRead(() => read(text)), {
    message: `must be ${what} as PEM, -----BEGIN … END-----, in quotes`,
  })
}

function canRead(read: () => unknown) {
  try {
    read()
    return true
  } catch {
    // The parser's details do not help an operator who copied a key.
    return false
  }
}

const limit = (fallback: number) => wholeNumber(1, MANY, fallback)

/** The settings of signing in, under Supabase's self-hosting names, with `AUTH_…` for `GOTRUE_…`. */
export const authEnvironment = {
  ...hookEnvironment,
  AUTH_DISABLE_SIGNUP: onOff(false),
  AUTH_EXTERNAL_EMAIL_ENABLED: onOff(true),
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: onOff(true),
  AUTH_URI_ALLOW_LIST: list,

  AUTH_MAILER_AUTOCONFIRM: onOff(false),
  AUTH_MAILER_OTP_LENGTH: wholeNumber(6, 10, 6),
  AUTH_MAILER_OTP_EXP: seconds(60, 24 * HOUR, HOUR),
  AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: onOff(true),
  AUTH_SMTP_MAX_FREQUENCY: seconds(0, 24 * HOUR, 60),

  AUTH_PASSWORD_MIN_LENGTH: wholeNumber(6, 72, 8),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: optionalText.transform(readCharacterGroups),
  AUTH_PASSWORD_HIBP_ENABLED: onOff(false),
  AUTH_PASSWORD_HIBP_URL: url(['http', 'https'], 'https://passwords.example.org/range/'),
  AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: onOff(false),
  AUTH_SECURITY_MANUAL_LINKING_ENABLED: onOff(undefined),

  AUTH_JWT_KEYS: signingKeys,
  AUTH_JWT_EXP: seconds(60, 604_800, HOUR),
  AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: seconds(0, HOUR, 10),
  AUTH_SESSIONS_TIMEBOX: seconds(0, YEAR, 0),
  AUTH_SESSIONS_INACTIVITY_TIMEOUT: seconds(0, YEAR, 0),

  AUTH_EXTERNAL_FLOW_STATE_EXPIRY_DURATION: seconds(60, HOUR, 300),
  AUTH_EXTERNAL_FLOW_TIMEOUT: seconds(60, HOUR, 600),

  AUTH_PASSKEY_ENABLED: onOff(true),
  AUTH_WEBAUTHN_RP_ID: optionalText,
  AUTH_WEBAUTHN_RP_DISPLAY_NAME: optionalText,
  AUTH_WEBAUTHN_RP_ORIGINS: list.pipe(
    z.array(z.url({ protocol: /^https?$/, error: 'must list addresses like https://example.org' })),
  ),

  AUTH_EXTERNAL_PHONE_ENABLED: onOff(false),
  AUTH_SMS_PROVIDER: oneOf(['twilio', 'http']),
  AUTH_SMS_TWILIO_ACCOUNT_SID: optionalText,
  AUTH_SMS_TWILIO_AUTH_TOKEN: optionalText,
  AUTH_SMS_TWILIO_MESSAGE_SERVICE_SID: optionalText,
  AUTH_SMS_HTTP_URL: url(['http', 'https'], 'https://sms.example.org/send'),
  AUTH_SMS_HTTP_TOKEN: optionalText,
  AUTH_SMS_AUTOCONFIRM: onOff(false),
  AUTH_SMS_OTP_LENGTH: wholeNumber(6, 10, 6),
  AUTH_SMS_OTP_EXP: seconds(30, 24 * HOUR, 60),
  AUTH_SMS_MAX_FREQUENCY: seconds(0, 24 * HOUR, 60),
  AUTH_SMS_TEST_OTP: testCodes,
  AUTH_SMS_TEST_OTP_VALID_UNTIL: timestamp,

  AUTH_EXTERNAL_WEB3_ETHEREUM_ENABLED: onOff(false),
  AUTH_EXTERNAL_WEB3_SOLANA_ENABLED: onOff(false),

  AUTH_SAML_ENABLED: onOff(false),
  AUTH_SAML_PRIVATE_KEY: pem('a private key', createPrivateKey),
  AUTH_SAML_CERTIFICATE: pem('a certificate', (text) => new X509Certificate(text)),
  AUTH_SAML_ALLOW_ENCRYPTED_ASSERTIONS: onOff(false),
  AUTH_SAML_RELAY_STATE_VALIDITY_PERIOD: seconds(60, HOUR, 600),

  AUTH_SECURITY_CAPTCHA_PROVIDER: oneOf(['hcaptcha', 'turnstile']),
  AUTH_SECURITY_CAPTCHA_SITE_KEY: optionalText,
  AUTH_SECURITY_CAPTCHA_SECRET: optionalText,

  AUTH_OAUTH_SERVER_ENABLED: onOff(false),
  AUTH_OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION: onOff(false),

  AUTH_MFA_TOTP_ENROLL_ENABLED: onOff(true),
  AUTH_MFA_TOTP_VERIFY_ENABLED: onOff(true),
  AUTH_MFA_PHONE_ENROLL_ENABLED: onOff(false),
  AUTH_MFA_PHONE_VERIFY_ENABLED: onOff(false),
  AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: onOff(true),
  AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED: onOff(true),
  AUTH_MFA_RECOVERY_CODES_ENROLL_ENABLED: onOff(true),
  AUTH_MFA_RECOVERY_CODES_VERIFY_ENABLED: onOff(true),
  AUTH_MFA_MAX_ENROLLED_FACTORS: wholeNumber(0, 100, 10),
  AUTH_MFA_CHALLENGE_EXPIRY_DURATION: seconds(30, HOUR, 300),
  AUTH_MFA_FACTOR_EXPIRY_DURATION: seconds(30, HOUR, 300),

  AUTH_AUDIT_LOG_DAYS: wholeNumber(0, 36_500, 90),

  AUTH_RATE_LIMIT_EMAIL_SENT: limit(30),
  AUTH_RATE_LIMIT_OTP: limit(30),
  AUTH_RATE_LIMIT_VERIFY: limit(30),
  AUTH_RATE_LIMIT_TOKEN_REFRESH: limit(150),
  AUTH_RATE_LIMIT_ANONYMOUS_USERS: limit(30),
  AUTH_RATE_LIMIT_PASSKEY: limit(150),
  AUTH_RATE_LIMIT_AUTHORIZE: limit(60),
  AUTH_RATE_LIMIT_ATTEMPTS: limit(10),
  AUTH_RATE_LIMIT_SMS_SENT: limit(30),
  AUTH_RATE_LIMIT_SMS_REQUESTS: limit(30),
  AUTH_RATE_LIMIT_WEB3: limit(30),
  AUTH_RATE_LIMIT_SSO: limit(30),
  AUTH_RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER: limit(10),
  AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: limit(15),
  AUTH_RATE_LIMIT_HEADER: optionalText,
  AUTH_RATE_LIMIT_STORE: oneOf(['memory', 'database']),
}

/** Groups of characters are separated by colons; a literal colon is written `\:`. */
function readCharacterGroups(value = '') {
  return value
    .split(/(?<!\\):/)
    .map((group) => group.replaceAll('\\:', ':'))
    .filter(Boolean)
}
