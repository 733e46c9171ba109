import type { Database, Queries } from '@slovo/database'
import type { Background } from '../../kernel/jobs/background.ts'
import { secondsAfter } from '../../kernel/times.ts'
import type { MailTemplates } from '../../outbox/email/mail-templates.ts'
import type { Outbox } from '../../outbox/email/outbox.ts'
import { addWaitingMail } from '../../outbox/email/waiting-mails.ts'
import type { EmailData, Hooks } from '../hooks/hooks.ts'
import { type AuthEmail, writeEmail } from './write-email.ts'

/** Puts e-mails into the outbox: they are sent after the transaction commits. */
export type SendEmails = (...emails: AuthEmail[]) => Promise<void>

export interface AuthEmails {
  /** A transaction that can send e-mails; they are sent if and only if it commits. */
  transaction<T>(work: (tx: Queries, send: SendEmails) => Promise<T>): Promise<T>
  /**
   * The same after the response, whose time then reveals nothing about the account. Where a hook of the project may
   * refuse, it runs before the response, which then is the refusal.
   */
  transactionAfterResponse(
    description: string,
    work: (tx: Queries, send: SendEmails) => Promise<unknown>,
  ): Promise<void>
}

interface EmailDependencies {
  settings: {
    siteUrl: string
    issuer: string
    jwtSecret: string
    mailTemplates: MailTemplates
    auth: { otpExpiry: number }
  }
  database: Database
  outbox: Outbox
  hooks: Pick<Hooks, 'has' | 'sendEmail'>
  background: Background
  now: () => Date
}

/** Sends the e-mails of `/auth/v1`: by the outbox, or by the hook of the project. */
export function createAuthEmails(dependencies: EmailDependencies): AuthEmails {
  const { settings, database, outbox, hooks, background, now } = dependencies

  const sendIn =
    (tx: Queries): SendEmails =>
    async (...emails) => {
      const [first] = emails
      if (first && hooks.has('sendEmail')) {
        return hooks.sendEmail(tx, first.account, hookEmailData(settings.issuer, emails))
      }
      for (const email of emails) await enqueue(tx, email)
    }

  const enqueue = (tx: Queries, email: AuthEmail) => {
    const at = now()
    const recipient = email.to === email.account.email ? 'current' : 'new'
    return addWaitingMail(tx, settings.jwtSecret, {
      userId: email.account.id,
      kind: `${email.kind} ${recipient}`,
      mail: writeEmail(settings, email),
      now: at,
      expiresAt: secondsAfter(at, settings.auth.otpExpiry),
    })
  }

  const transaction: AuthEmails['transaction'] = async (work) => {
    const outcome = await database.transaction((tx) => work(tx, sendIn(tx)))
    outbox.wake()
    return outcome
  }

  return {
    transaction,
    async transactionAfterResponse(description, work) {
      const run = async () => {
        await transaction(work)
      }
      if (hooks.has('sendEmail') || hooks.has('beforeUserCreated')) await run()
      else background.run(description, run)
    },
  }
}

/**
 * The hook is called once for the e-mails of one request. Where the old and the new address both have to agree to a
 * change, the fields are crossed, as GoTrue's have been from the start: `token` with `token_hash_new` belong to the old
 * address, `token_new` with `token_hash` to the new one.
 */
function hookEmailData(issuer: string, emails: AuthEmail[]): EmailData {
  const [email, current] = emails
  const { tokenHash = '', otp = '' } = email?.token ?? {}
  const common = {
    token_hash: tokenHash,
    redirect_to: email?.redirectTo ?? '',
    email_action_type: email?.type || (email?.kind ?? ''),
    site_url: issuer,
  }
  if (!current) return { ...common, token: otp, token_new: '', token_hash_new: '' }
  return {
    ...common,
    token: current.token.otp,
    token_new: otp,
    token_hash_new: current.token.tokenHash,
  }
}
