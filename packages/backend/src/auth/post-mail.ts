import type { CompleteSettings } from '../backend-settings.ts'
import type { MailKind, MailSender } from '../mail/mail-templates.ts'
import type { Account } from './accounts.ts'
import type { IssuedToken } from './one-time-tokens.ts'

export interface Letter {
  kind: MailKind
  /** The `type` of the link. */
  type: string
  to: string
  account: Account
  token: IssuedToken
  redirectTo: string
}

export type PostMail = (letter: Letter) => Promise<void>

/** Writes and sends the mails of `/auth/v1` in the words of the project. */
export function createPostMail(settings: CompleteSettings, send: MailSender): PostMail {
  return async ({ kind, type, to, account, token, redirectTo }) => {
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
    await send({ to, ...mail })
  }
}

/** The link of a mail. */
export function verifyUrl(issuer: string, tokenHash: string, type: string, redirectTo: string) {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo })
  return `${issuer}/verify?${query}`
}
