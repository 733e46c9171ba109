import { z } from 'zod'
import { CaptchaSettings } from './captcha/settings.ts'
import { emailSettings } from './email/settings.ts'
import { Hooks } from './hooks/hook-settings.ts'
import { httpSettings } from './http/settings.ts'
import { limitSettings } from './limits/settings.ts'
import { Mfa } from './mfa/settings.ts'
import { OauthServerSettings } from './oauth-server/settings.ts'
import { passwordSettings } from './passwords/settings.ts'
import { Phone } from './phone/settings.ts'
import { OauthProvider } from './providers/settings.ts'
import { sessionSettings } from './sessions/settings.ts'
import { signUpSettings } from './sign-up/settings.ts'
import { Saml } from './sso/settings.ts'
import { userSettings } from './user/settings.ts'
import { Wallets } from './wallet/settings.ts'
import { Passkeys } from './webauthn/settings.ts'

/** The settings of `/auth/v1`; each feature defines its own, with Supabase's defaults or stricter ones. */
const Settings = z.object({
  ...signUpSettings,
  ...emailSettings,
  ...passwordSettings,
  ...sessionSettings,
  ...userSettings,
  ...httpSettings,
  ...limitSettings,
  /** Days for which the audit log is kept, checked when the process starts; 0 is for ever. */
  auditLogDays: z.number().default(90),
  mfa: Mfa.prefault({}),
  passkeys: Passkeys.prefault({}),
  phone: Phone.prefault({}),
  web3: Wallets.prefault({}),
  saml: Saml.prefault({}),
  captcha: CaptchaSettings.optional(),
  hooks: Hooks.prefault({}),
  /** OAuth providers by name: those of the catalogue, and any OpenID Connect issuer. */
  providers: z.record(z.string(), OauthProvider).default({}),
  /** Seconds that a user may take at a provider. */
  oauthFlowExpiry: z.number().default(600),
  oauthServer: OauthServerSettings.prefault({}),
})

export type AuthSettings = z.output<typeof Settings>
export type GivenAuthSettings = z.input<typeof Settings>

export function withAuthDefaults(given: GivenAuthSettings = {}): AuthSettings {
  return Settings.parse(given)
}
