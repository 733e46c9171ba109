import { type GivenAuthSettings, withAuthDefaults } from './auth/auth-settings.ts'
import type { AuthServiceSettings } from './auth/service-settings.ts'
import type { ApiKeys } from './kernel/gateway/api-keys.ts'
import { defaultJwtSettings, type JwtSettings } from './kernel/keys/settings.ts'
import type { MailTemplates } from './outbox/email/mail-templates.ts'
import { englishMails, englishSms } from './outbox/english-templates.ts'
import type { SmsTemplates } from './outbox/sms/sms-templates.ts'
import type { RealtimeLimits } from './realtime/settings.ts'
import type { RestSettings } from './rest/settings.ts'
import type { StorageSettings } from './storage/settings.ts'

/** What an operator decides. Everything that may be left out has Supabase's default, or a stricter one. */
export interface BackendSettings extends ApiKeys, StorageSettings {
  /** The public URL of the site: where links in mails may lead. */
  siteUrl: string
  /** The public URL below which `/auth/v1`, `/rest/v1` and `/storage/v1` are reached. */
  apiUrl: string
  jwtSecret: string
  jwt?: Partial<JwtSettings>
  auth?: GivenAuthSettings
  mailTemplates?: Partial<MailTemplates>
  smsTemplates?: Partial<SmsTemplates>
  rest?: Partial<RestSettings>
  realtime?: Partial<RealtimeLimits>
}

interface CompleteSettings extends BackendSettings, AuthServiceSettings {
  jwt: JwtSettings
  auth: AuthServiceSettings['auth']
  mailTemplates: MailTemplates
  smsTemplates: SmsTemplates
}

export function completeSettings(given: BackendSettings): CompleteSettings {
  const siteUrl = withoutSlash(given.siteUrl)
  const apiUrl = withoutSlash(given.apiUrl)
  return {
    ...given,
    siteUrl,
    apiUrl,
    jwt: { ...defaultJwtSettings, ...given.jwt },
    auth: withAuthDefaults(given.auth),
    mailTemplates: { ...englishMails, ...given.mailTemplates },
    smsTemplates: { ...englishSms, ...given.smsTemplates },
    issuer: `${apiUrl}/auth/v1`,
  }
}

function withoutSlash(url: string) {
  return url.replace(/\/+$/, '')
}
