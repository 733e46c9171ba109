import type { JwtSettings } from '../kernel/keys/settings.ts'
import type { MailTemplates } from '../outbox/email/mail-templates.ts'
import type { SmsTemplates } from '../outbox/sms/sms-templates.ts'
import type { AuthSettings } from './auth-settings.ts'

/** What `/auth/v1` knows about the project that it serves. */
export interface AuthServiceSettings {
  /** The URL of the site: where links in mails may lead. */
  siteUrl: string
  /** The URL of `/auth/v1` itself, which is also the `iss` of its tokens. */
  issuer: string
  jwtSecret: string
  jwt: JwtSettings
  auth: AuthSettings
  mailTemplates: MailTemplates
  smsTemplates: SmsTemplates
}
