import type { Database, Queries } from '@slovo/database'
import type { Account } from '../accounts/account-rows.ts'
import { changeMetadata } from '../accounts/change-metadata.ts'
import { findByEmail } from '../accounts/email-accounts.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import { changeEmail } from '../email/change-email.ts'
import type { AuthEmails } from '../email/emails.ts'
import {
  type EmailChangeServices,
  type EmailRequest,
  prepareEmailChange,
} from '../email/prepare-email.ts'
import type { Metadata } from '../http/read-body.ts'
import type { Limits } from '../limits/limits.ts'
import { type NewPhone, type PhoneChangeServices, startPhoneChange } from '../phone/phone-change.ts'
import type { Challenge } from '../sessions/flow-challenge.ts'
import type { Session } from '../sessions/require-session.ts'
import { changePassword, type NewPassword, type NewPasswordServices } from './new-password.ts'
import { readUser } from './present-user.ts'

export interface UserChangeServices extends EmailChangeServices {
  database: Database
  emails: AuthEmails
  limits: Limits
  sms: PhoneChangeServices['sms']
  passwordRules: NewPasswordServices['passwordRules']
  settings: EmailChangeServices['settings'] &
    PhoneChangeServices['settings'] &
    NewPasswordServices['settings'] & { auth: { mailerAutoconfirm: boolean } }
}

/** What a user changes, read and checked. */
interface UserChange {
  account: Account
  session: Session
  data?: Metadata | null
  email?: string
  password?: NewPassword
  phone?: NewPhone
  challenge?: Challenge
  redirectTo: string
}

/** Changes everything in one transaction; e-mails and an SMS follow it. Returns the user as they are now. */
export async function changeUser(services: UserChangeServices, change: UserChange) {
  const { emails, sms, now } = services
  const { account, session, data, email, password, phone, challenge, redirectTo } = change
  const { user, message } = await emails.transaction(async (tx, send) => {
    let changed = account
    await recordAudit(tx, { action: 'user_modified', account, now: now() })
    if (data) changed = await changeMetadata(tx, account, data, now())
    if (password) changed = await changePassword(services, tx, { account, session, ...password })
    const request = { account: changed, redirectTo, challenge }
    const mailed = await startEmailChange(services, tx, email, request)
    const { account: texted, message } = await startPhoneChange(services, tx, mailed.account, phone)
    const user = await readUser(tx, texted)
    await send(...mailed.emails)
    return { user, message }
  })
  if (message) await sms.send(message, phone?.channel)
  return user
}

/** The e-mail address a user wants to change to; nothing when it is the one they have. */
export async function readNewEmail(
  { database, limits }: Pick<UserChangeServices, 'database' | 'limits'>,
  account: Account,
  text: string | undefined,
): Promise<string | undefined> {
  if (!text) return undefined
  const email = readEmailAddress(text)
  if (!email) throw accountErrors.invalidEmail()
  if (email === account.email) return undefined
  await limits.countEmail('email_change', account.email ?? email)
  if (await findByEmail(database, email)) throw accountErrors.emailExists()
  return email
}

/** Anonymous users get their e-mail address immediately when autoconfirm is on. */
async function startEmailChange(
  services: UserChangeServices,
  tx: Queries,
  email: string | undefined,
  request: EmailRequest,
) {
  const { account } = request
  if (!email) return { account, emails: [] }
  if (account.is_anonymous && services.settings.auth.mailerAutoconfirm) {
    return { account: await changeEmail(tx, account, email, services.now()), emails: [] }
  }
  return prepareEmailChange(services, tx, email, request)
}
