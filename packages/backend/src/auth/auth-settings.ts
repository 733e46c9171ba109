import { z } from 'zod'
import { Captcha } from './captcha/captcha-settings.ts'
import { Hooks } from './hooks/hook-settings.ts'
import { OauthServer } from './oauth-server/oauth-server-settings.ts'
import { Phone } from './phone/phone-settings.ts'
import { OauthProvider } from './providers/oauth-settings.ts'
import { Saml } from './sso/saml-settings.ts'
import { Wallets } from './wallet/wallet-settings.ts'

const limit = (points: number, seconds: number) =>
  z.object({ points: z.number(), seconds: z.number() }).default({ points, seconds })

const RateLimits = z.object({
  /** Requests of one client address that may lead to a mail: signup, recover, resend, otp, user. */
  otp: limit(30, 300),
  /** Verifications of one client address. */
  verify: limit(30, 300),
  /** Anonymous accounts of one client address. */
  anonymous: limit(30, 3600),
  /** Sign-ins by passkey that one client address begins. */
  passkey: limit(30, 300),
  /** Ways to a provider and back of one client address. */
  authorize: limit(60, 300),
  /** Applications that register themselves from one client address. */
  register: limit(10, 3600),
  /** Challenges and codes of second factors of one client address. */
  mfa: limit(15, 60),
  /** Requests of one client address for tokens of any grant. */
  token: limit(150, 300),
  /**
   * Codes tried in a row for one account, and passwords from one client address; a right one starts anew. From
   * everywhere together, ten times as many passwords.
   */
  attempts: limit(10, 300),
  /** E-mails to one address. */
  emailSent: limit(30, 3600),
  /** Seconds between two mails of one kind to one address. */
  emailFrequency: z.number().default(60),
  /** Messages to one number. */
  smsSent: limit(30, 3600),
  /** Messages that one client address causes. */
  smsRequests: limit(30, 3600),
  /** Seconds between two messages to one number. */
  smsFrequency: z.number().default(60),
  /** Signed messages of wallets of one client address. */
  web3: limit(30, 300),
  /** Ways to an identity provider of one client address. */
  sso: limit(30, 300),
})

const Passkeys = z.object({
  enabled: z.boolean().default(false),
  /** The site's host, its name and its origin, unless something else is said. */
  rpId: z.string().optional(),
  rpName: z.string().optional(),
  rpOrigins: z.array(z.string()).default([]),
})

const Mfa = z.object({
  maxEnrolledFactors: z.number().default(10),
  /** Seconds for which a code is waited for. */
  challengeExpiry: z.number().default(300),
  /** Seconds after which a factor that was never used is forgotten. */
  unverifiedFactorExpiry: z.number().default(300),
  totpEnrollEnabled: z.boolean().default(true),
  totpVerifyEnabled: z.boolean().default(true),
  /** A number as second factor; messages are sent as for sign-in by phone. */
  phoneEnrollEnabled: z.boolean().default(false),
  phoneVerifyEnabled: z.boolean().default(false),
  /** Codes on paper, beside another second factor. */
  recoveryCodesEnrollEnabled: z.boolean().default(true),
  recoveryCodesVerifyEnabled: z.boolean().default(true),
  /** A security key as second factor, for the host that is said with passkeys. */
  webauthnEnrollEnabled: z.boolean().default(false),
  webauthnVerifyEnabled: z.boolean().default(false),
})

const Settings = z.object({
  mailerAutoconfirm: z.boolean().default(false),
  disableSignup: z.boolean().default(false),
  /** Whether a visitor may have an account without giving any address. */
  anonymousEnabled: z.boolean().default(false),
  emailEnabled: z.boolean().default(true),
  passwordMinLength: z.number().default(8),
  /** Character groups of which a password needs one each, e.g. `['0123456789']`. */
  passwordRequiredCharacters: z.array(z.string()).default([]),
  /** A service that speaks like `https://api.pwnedpasswords.com/range/`: leaked passwords are refused. */
  leakedPasswordsUrl: z.url().optional(),
  /** Addresses beside the site's own that a link may lead back to; `*` and `**` as in Supabase. */
  redirectAllowList: z.array(z.string()).default([]),
  otpLength: z.number().default(6),
  /** Seconds for which a link or code of a mail is good. */
  otpExpiry: z.number().default(3600),
  /** Seconds for which the code of a PKCE flow is good. */
  flowStateExpiry: z.number().default(300),
  refreshTokenReuseInterval: z.number().default(10),
  /** Seconds after which a session ends whatever happens, or when it was not refreshed; 0 is never. */
  sessionTimebox: z.number().default(0),
  sessionInactivityTimeout: z.number().default(0),
  doubleConfirmEmailChange: z.boolean().default(true),
  securePasswordChange: z.boolean().default(false),
  /** Whether the old password is asked for, where there is one and no code was sent instead. */
  requireCurrentPassword: z.boolean().default(false),
  /** Days for which the audit log is kept, looked at when the process starts; 0 is for ever. */
  auditLogDays: z.number().default(90),
  /** The request header that holds the client's address when a proxy stands before the process. */
  clientAddressHeader: z.string().optional(),
  mfa: Mfa.prefault({}),
  passkeys: Passkeys.prefault({}),
  phone: Phone.prefault({}),
  web3: Wallets.prefault({}),
  saml: Saml.prefault({}),
  captcha: Captcha.optional(),
  /** Functions of the database, or addresses, that decide beside us. */
  hooks: Hooks.prefault({}),
  /** Places at which people may sign in: those we know by name, and any OpenID Connect issuer. */
  providers: z.record(z.string(), OauthProvider).default({}),
  /** Seconds that somebody may take at a provider. */
  oauthFlowExpiry: z.number().default(600),
  oauthServer: OauthServer.prefault({}),
  /** Whether a signed-in person may add providers to their account, and take them away. */
  manualLinkingEnabled: z.boolean().default(false),
  rateLimits: RateLimits.prefault({}),
  /** Where is counted: in this process, or for all processes; a database of one's own is shared. */
  rateLimitStore: z.enum(['memory', 'database']).optional(),
})

export type AuthSettings = z.output<typeof Settings>
export type GivenAuthSettings = z.input<typeof Settings>

export function withAuthDefaults(given: GivenAuthSettings = {}): AuthSettings {
  return Settings.parse(given)
}
