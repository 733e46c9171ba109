import type { JWK } from 'jose'
import {
  type AuthSettings,
  type GivenAuthSettings,
  withAuthDefaults,
} from './auth/auth-settings.ts'
import { englishMails } from './outbox/email/english-mails.ts'
import type { MailTemplates } from './outbox/email/mail-templates.ts'
import { englishSms } from './outbox/sms/english-sms.ts'
import type { SmsTemplates } from './outbox/sms/sms-templates.ts'
import type { RealtimeLimits } from './realtime/index.ts'
import type { RestSettings } from './rest/index.ts'

/** What an operator decides. Everything that may be left out has Supabase's default, or a stricter one. */
export interface BackendSettings {
  /** The public address of the site: where links in mails may lead back to. */
  siteUrl: string
  /** The public address under which `/auth/v1`, `/rest/v1` and `/storage/v1` are reached. */
  apiUrl: string
  anonKey: string
  serviceRoleKey: string
  jwtSecret: string
  jwt?: Partial<JwtSettings>
  auth?: GivenAuthSettings
  mailTemplates?: Partial<MailTemplates>
  smsTemplates?: Partial<SmsTemplates>
  rest?: Partial<RestSettings>
  realtime?: Partial<RealtimeLimits>
  /** Bytes of the largest file. */
  fileSizeLimit?: number
  /** The widths in which visitors get pictures, the next larger one for each that is asked for; none: every width. */
  pictureWidths?: readonly number[]
  /** A key of the S3 protocol, beside those that are made while the backend runs. */
  s3AccessKey?: { id: string; secret: string } | undefined
  /** Opaque keys (`sb_publishable_…`, `sb_secret_…`) that stand for the two keys above. */
  publishableKey?: string
  secretKey?: string
  /** Refuse requests without a known `apikey`, as hosted projects do. */
  requireApiKey?: boolean
}

export interface JwtSettings {
  /** Seconds for which an access token is good. */
  expiry: number
  /** `ES256` signs access tokens with a key pair kept in the database; `HS256` with `jwtSecret`. */
  algorithm: 'ES256' | 'HS256'
  /**
   * Keys as JWK (ES256, RS256, HS256): the one with `sign` in `key_ops` signs, else the first private one; all verify.
   * Instead of the one kept in the database.
   */
  signingKeys: JWK[]
}

export interface CompleteSettings extends BackendSettings {
  jwt: JwtSettings
  auth: AuthSettings
  mailTemplates: MailTemplates
  smsTemplates: SmsTemplates
  issuer: string
}

export function completeSettings(given: BackendSettings): CompleteSettings {
  const [siteUrl, apiUrl] = [withoutSlash(given.siteUrl), withoutSlash(given.apiUrl)]
  return {
    ...given,
    siteUrl,
    apiUrl,
    jwt: { expiry: 3600, algorithm: 'ES256', signingKeys: [], ...given.jwt },
    auth: withAuthDefaults(given.auth),
    mailTemplates: { ...englishMails, ...given.mailTemplates },
    smsTemplates: { ...englishSms, ...given.smsTemplates },
    issuer: `${apiUrl}/auth/v1`,
  }
}

function withoutSlash(address: string) {
  return address.replace(/\/+$/, '')
}
