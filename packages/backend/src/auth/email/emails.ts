import type { Database, Queries } from '@slovo/database'
import type { Background } from '../../kernel/jobs/background.ts'
import { secondsAfter } from '../../kernel/times.ts'
import type { MailKind } from '../../outbox/email/mail-templates.ts'
import type { Outbox } from '../../outbox/email/outbox.ts'
import { addWaitingMail } from '../../outbox/email/waiting-mails.ts'
import type { Account } from '../accounts/account-rows.ts'
import type { Hooks } from '../hooks/hooks.ts'
import type { AuthServiceSettings } from '../service-settings.ts'
import { hookEmailData } from './hook-email.ts'
import type { IssuedToken } from './one-time-tokens.ts'

export interface AuthEmail {
  kind: MailKind
  /** The `type` of the link. */
  type: string
  to: string
  account: Account
  token: IssuedToken
  redirectTo: string
}

/** Writes a mail, in the words of the project, to be sent when the transaction has ended well. */
export type SendEmails = (...letters: AuthEmail[]) => Promise<void>

export interface AuthEmails {
  /** A transaction whose mails are kept with what it did: once it is answered for, they are sent or given up by the log. */
  transaction<T>(work: (tx: Queries, post: SendEmails) => Promise<T>): Promise<T>
  /**
   * The same after the answer, whose time then tells nothing about the account; where a hook of the project may refuse,
   * before it: the refusal is the answer.
   */
  transactionAfterAnswer(
    what: string,
    work: (tx: Queries, post: SendEmails) => Promise<unknown>,
  ): Promise<void>
}

interface AuthEmailDependencies {
  settings: AuthServiceSettings
  database: Database
  outbox: Outbox
  hooks: Hooks
  background: Background
  now: () => Date
}

/** The mails of `/auth/v1`. */
export function createAuthEmails({
  settings,
  database,
  outbox,
  hooks,
  background,
  now,
}: AuthEmailDependencies): AuthEmails {
  const postIn =
    (tx: Queries): SendEmails =>
    async (...letters) => {
      const [first] = letters
      if (first && hooks.has('sendEmail')) {
        return hooks.sendEmail(tx, first.account, hookEmailData(settings.issuer, letters))
      }
      for (const letter of letters) await keep(tx, letter)
    }
  const keep = (tx: Queries, letter: AuthEmail) => {
    const at = now()
    return addWaitingMail(tx, settings.jwtSecret, {
      userId: letter.account.id,
      kind: `${letter.kind} ${letter.to === letter.account.email ? 'current' : 'new'}`,
      mail: writeMail(settings, letter),
      now: at,
      expiresAt: secondsAfter(at, settings.auth.otpExpiry),
    })
  }
  const transaction: AuthEmails['transaction'] = async (work) => {
    const outcome = await database.transaction((tx) => work(tx, postIn(tx)))
    outbox.wake()
    return outcome
  }
  return {
    transaction,
    async transactionAfterAnswer(what, work) {
      const run = async () => {
        await transaction(work)
      }
      if (hooks.has('sendEmail') || hooks.has('beforeUserCreated')) await run()
      else background.run(what, run)
    },
  }
}

function writeMail(settings: AuthServiceSettings, letter: AuthEmail) {
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
