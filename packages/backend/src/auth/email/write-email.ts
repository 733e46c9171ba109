import type { Mail, MailKind, MailTemplates } from '../../outbox/email/mail-templates.ts'
import type { Account } from '../accounts/account-rows.ts'
import type { IssuedToken } from './one-time-tokens.ts'

/** An e-mail with a link or a code, before the project's template has put it into words. */
export interface AuthEmail {
  kind: MailKind
  /** The `type` of the link; empty where the e-mail carries a code alone. */
  type: string
  to: string
  account: Account
  token: IssuedToken
  redirectTo: string
}

interface WritingSettings {
  siteUrl: string
  issuer: string
  mailTemplates: MailTemplates
}

export function writeEmail(settings: WritingSettings, email: AuthEmail): Mail {
  const { kind, type, to, account, token, redirectTo } = email
  const locale = account.raw_user_meta_data?.locale
  const mail = settings.mailTemplates[kind]({
    locale: typeof locale === 'string' ? locale : undefined,
    siteUrl: settings.siteUrl,
    confirmationUrl: type ? verifyUrl(settings.issuer, token.tokenHash, type, redirectTo) : '',
    token: token.otp,
    tokenHash: token.tokenHash,
    email: account.email ?? to,
    newEmail: account.email_change || undefined,
    redirectTo,
  })
  return { to, ...mail }
}

/** The link of an e-mail. */
export function verifyUrl(issuer: string, tokenHash: string, type: string, redirectTo: string) {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo })
  return `${issuer}/verify?${query}`
}
