import type { GivenAuthSettings } from '@slovo/backend'
import { hooksOf } from './auth-hooks.ts'
import type { Settings } from './settings.ts'

const inFiveMinutes = (points: number) => ({ points, seconds: 300 })
const inAnHour = (points: number) => ({ points, seconds: 3600 })

/** The operator's settings as the backend's settings. */
export function authSettings(settings: Settings): GivenAuthSettings {
  return {
    disableSignup: settings.AUTH_DISABLE_SIGNUP,
    emailEnabled: settings.AUTH_EXTERNAL_EMAIL_ENABLED,
    anonymousEnabled: settings.AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    redirectAllowList: settings.AUTH_URI_ALLOW_LIST,
    mailerAutoconfirm: settings.AUTH_MAILER_AUTOCONFIRM,
    otpLength: settings.AUTH_MAILER_OTP_LENGTH,
    otpExpiry: settings.AUTH_MAILER_OTP_EXP,
    doubleConfirmEmailChange: settings.AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    passwordMinLength: settings.AUTH_PASSWORD_MIN_LENGTH,
    passwordRequiredCharacters: settings.AUTH_PASSWORD_REQUIRED_CHARACTERS,
    leakedPasswordsUrl: settings.AUTH_PASSWORD_HIBP_ENABLED
      ? (settings.AUTH_PASSWORD_HIBP_URL ?? 'https://api.pwnedpasswords.com/range/')
      : undefined,
    securePasswordChange: settings.AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    refreshTokenReuseInterval: settings.AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL,
    sessionTimebox: settings.AUTH_SESSIONS_TIMEBOX,
    sessionInactivityTimeout: settings.AUTH_SESSIONS_INACTIVITY_TIMEOUT,
    flowStateExpiry: settings.AUTH_EXTERNAL_FLOW_STATE_EXPIRY_DURATION,
    oauthFlowExpiry: settings.AUTH_EXTERNAL_FLOW_TIMEOUT,
    providers: settings.providers,
    manualLinkingEnabled:
      settings.AUTH_SECURITY_MANUAL_LINKING_ENABLED ?? Object.keys(settings.providers).length > 0,
    passkeys: {
      enabled: settings.AUTH_PASSKEY_ENABLED,
      rpId: settings.AUTH_WEBAUTHN_RP_ID,
      rpName: settings.AUTH_WEBAUTHN_RP_DISPLAY_NAME ?? 'Slovo',
      rpOrigins: settings.AUTH_WEBAUTHN_RP_ORIGINS,
    },
    phone: {
      enabled: settings.AUTH_EXTERNAL_PHONE_ENABLED,
      autoconfirm: settings.AUTH_SMS_AUTOCONFIRM,
      otpLength: settings.AUTH_SMS_OTP_LENGTH,
      otpExpiry: settings.AUTH_SMS_OTP_EXP,
      testCodes: settings.AUTH_SMS_TEST_OTP,
      testCodesValidUntil: settings.AUTH_SMS_TEST_OTP_VALID_UNTIL,
    },
    web3: {
      ethereumEnabled: settings.AUTH_EXTERNAL_WEB3_ETHEREUM_ENABLED,
      solanaEnabled: settings.AUTH_EXTERNAL_WEB3_SOLANA_ENABLED,
    },
    saml: {
      enabled: settings.AUTH_SAML_ENABLED,
      privateKey: settings.AUTH_SAML_PRIVATE_KEY,
      certificate: settings.AUTH_SAML_CERTIFICATE,
      allowEncryptedAssertions: settings.AUTH_SAML_ALLOW_ENCRYPTED_ASSERTIONS,
      relayStateExpiry: settings.AUTH_SAML_RELAY_STATE_VALIDITY_PERIOD,
    },
    captcha: captchaOf(settings),
    hooks: hooksOf(settings),
    oauthServer: {
      enabled: settings.AUTH_OAUTH_SERVER_ENABLED,
      allowDynamicRegistration: settings.AUTH_OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION,
    },
    mfa: {
      totpEnrollEnabled: settings.AUTH_MFA_TOTP_ENROLL_ENABLED,
      totpVerifyEnabled: settings.AUTH_MFA_TOTP_VERIFY_ENABLED,
      phoneEnrollEnabled: settings.AUTH_MFA_PHONE_ENROLL_ENABLED,
      phoneVerifyEnabled: settings.AUTH_MFA_PHONE_VERIFY_ENABLED,
      webauthnEnrollEnabled: settings.AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED,
      webauthnVerifyEnabled: settings.AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED,
      recoveryCodesEnrollEnabled: settings.AUTH_MFA_RECOVERY_CODES_ENROLL_ENABLED,
      recoveryCodesVerifyEnabled: settings.AUTH_MFA_RECOVERY_CODES_VERIFY_ENABLED,
      maxEnrolledFactors: settings.AUTH_MFA_MAX_ENROLLED_FACTORS,
      challengeExpiry: settings.AUTH_MFA_CHALLENGE_EXPIRY_DURATION,
      unverifiedFactorExpiry: settings.AUTH_MFA_FACTOR_EXPIRY_DURATION,
    },
    auditLogDays: settings.AUTH_AUDIT_LOG_DAYS,
    rateLimitStore: settings.AUTH_RATE_LIMIT_STORE,
    rateLimits: {
      otp: inFiveMinutes(settings.AUTH_RATE_LIMIT_OTP),
      verify: inFiveMinutes(settings.AUTH_RATE_LIMIT_VERIFY),
      token: inFiveMinutes(settings.AUTH_RATE_LIMIT_TOKEN_REFRESH),
      passkey: inFiveMinutes(settings.AUTH_RATE_LIMIT_PASSKEY),
      authorize: inFiveMinutes(settings.AUTH_RATE_LIMIT_AUTHORIZE),
      attempts: inFiveMinutes(settings.AUTH_RATE_LIMIT_ATTEMPTS),
      anonymous: inAnHour(settings.AUTH_RATE_LIMIT_ANONYMOUS_USERS),
      emailSent: inAnHour(settings.AUTH_RATE_LIMIT_EMAIL_SENT),
      smsSent: inAnHour(settings.AUTH_RATE_LIMIT_SMS_SENT),
      smsRequests: inAnHour(settings.AUTH_RATE_LIMIT_SMS_REQUESTS),
      smsFrequency: settings.AUTH_SMS_MAX_FREQUENCY,
      web3: inFiveMinutes(settings.AUTH_RATE_LIMIT_WEB3),
      sso: inFiveMinutes(settings.AUTH_RATE_LIMIT_SSO),
      register: inAnHour(settings.AUTH_RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER),
      mfa: { points: settings.AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY, seconds: 60 },
      emailFrequency: settings.AUTH_SMTP_MAX_FREQUENCY,
    },
  }
}

function captchaOf({
  AUTH_SECURITY_CAPTCHA_PROVIDER: provider,
  AUTH_SECURITY_CAPTCHA_SITE_KEY: siteKey,
  AUTH_SECURITY_CAPTCHA_SECRET: secret,
}: Settings) {
  return provider && siteKey && secret ? { provider, siteKey, secret } : undefined
}
