import type { Database, Queries } from '@slovo/database'
import type { CompleteSettings } from '../backend-settings.ts'
import type { MailKind } from '../mail/mail-templates.ts'
import type { Account } from './accounts.ts'
import type { IssuedToken } from './one-time-tokens.ts'
import type { Outbox } from './outbox/outbox.ts'
import { addWaitingMail } from './outbox/waiting-mails.ts'
import { secondsAfter } from './times.ts'

export interface Letter {
  kind: MailKind
  /** The `type` of the link. */
  type: string
  to: string
  account: Account
  token: IssuedToken
  redirectTo: string
}

/** Writes a mail, in the words of the project, to be sent when the transaction has ended well. */
export type PostMail = (letter: Letter) => Promise<void>

export interface Mails {
  /** A transaction whose mails are kept with what it did: once it is answered for, they are sent or given up by the log. */
  transaction<T>(work: (tx: Queries, post: PostMail) => Promise<T>): Promise<T>
}

interface MailParts {
  settings: CompleteSettings
  database: Database
  outbox: Outbox
  now: () => Date
}

/** The mails of `/auth/v1`. */
export function createMails({ settings, database, outbox, now }: MailParts): Mails {
  const postIn =
    (tx: Queries): PostMail =>
    (letter) => {
      const at = now()
      return addWaitingMail(tx, settings.jwtSecret, {
        userId: letter.account.id,
        kind: `${letter.kind} ${letter.to === letter.account.email ? 'current' : 'new'}`,
        mail: writeMail(settings, letter),
        now: at,
        expiresAt: secondsAfter(at, settings.auth.otpExpiry),
      })
    }
  return {
    async transaction(work) {
      const outcome = await database.transaction((tx) => work(tx, postIn(tx)))
      outbox.wake()
      return outcome
    },
  }
}

function writeMail(settings: CompleteSettings, letter: Letter) {
  const { kind, type, to, account, token, redirectTo } = letter
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

/** The link of a mail. */
export function verifyUrl(issuer: string, tokenHash: string, type: string, redirectTo: string) {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo })
  return `${issuer}/verify?${query}`
}
