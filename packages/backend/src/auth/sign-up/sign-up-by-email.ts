import { randomUUID } from 'node:crypto'
import type { Database } from '@slovo/database'
import { markPasswordNeeded } from '../accounts/account-passwords.ts'
import { findByEmail } from '../accounts/email-accounts.ts'
import { MAX_EMAIL_LENGTH } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { presentSignUp } from '../accounts/present-sign-up.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthEmails } from '../email/emails.ts'
import { prepareEmail, type TokenServices } from '../email/prepare-email.ts'
import type { Hooks } from '../hooks/hooks.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import type { Metadata } from '../http/read-body.ts'
import type { Limits } from '../limits/limits.ts'
import { hashPassword, isPassword } from '../passwords/hashing.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import type { Challenge } from '../sessions/flow-challenge.ts'
import type { Sessions } from '../sessions/sessions.ts'

export interface EmailSignUpServices extends TokenServices {
  database: Database
  emails: AuthEmails
  hooks: Pick<Hooks, 'has'>
  limits: Limits
  passwordRules: PasswordRules
  sessions: Sessions
}

interface SignUpRequest {
  email: string
  password: string
  data: Metadata
  device: ClientDevice
}

/** With autoconfirm: the account exists and is signed in at once. */
export async function signUpAtOnce(
  { database, sessions, now }: EmailSignUpServices,
  { email, password, data, device }: SignUpRequest,
) {
  const at = now()
  const passwordHash = await hashPassword(password)
  return database.transaction(async (tx) => {
    const wanted = { email, passwordHash, data, isConfirmed: true, now: at }
    const account = await createAccount(tx, wanted)
    if (!account) throw accountErrors.userAlreadyExists()
    return sessions.start(tx, account, { method: 'password', device })
  })
}

interface SignUpByEmail extends SignUpRequest {
  redirectTo: string
  challenge?: Challenge
}

/**
 * Does the same work and gives the same response whether the address is new or not: an account is added either way,
 * under a decoy address and rolled back where there is one already. Prevents user enumeration by timing, and what the
 * project's triggers refuse is refused for all. An account that waits for its confirmation gets its e-mail again.
 */
export async function signUpByEmail(services: EmailSignUpServices, request: SignUpByEmail) {
  const { database, emails, hooks } = services
  const { email, password, data, device, redirectTo, challenge } = request
  const now = services.now()
  const passwordHash = await hashPassword(password)
  const isFirstPassword = await isPasswordOfWaiting(database, email, password)
  const link = { redirectTo, challenge, passwordHash }

  const created = await emails.transaction(async (tx, send) => {
    const known = await findByEmail(tx, email)
    const wanted = { email: known ? decoyOf(email) : email, passwordHash, data, now }
    await tx.query('savepoint account')
    const created = await createAccount(tx, { ...wanted, isConfirmed: false, isDecoy: !!known })
    const account = known ?? created ?? (await findByEmail(tx, email))
    if (!account) return undefined

    const isConfirmed = account.email_confirmed_at !== null
    const action = isConfirmed ? 'user_repeated_signup' : 'user_confirmation_requested'
    if (!isConfirmed && known) await tx.query('rollback to savepoint account')
    const recipient = (isConfirmed && created) || account
    const prepared = await prepareEmail(services, tx, 'confirmation', {
      account: recipient,
      ...link,
    })
    // A hook would send what is about to be rolled back.
    if (!isConfirmed || !hooks.has('sendEmail')) await send(prepared)
    if (isConfirmed) await tx.query('rollback to savepoint account')
    if (!known) await tx.query('release savepoint account')
    if (account !== created && !isConfirmed && !isFirstPassword) {
      await markPasswordNeeded(tx, account)
    }
    await recordAudit(tx, { action, account, ip: device.ip, now })
    return known ? undefined : created
  })
  return presentSignUp(email, data, now, created)
}

/** Whether an account that waits for its confirmation has this password. It takes as long where none waits. */
async function isPasswordOfWaiting(database: Database, email: string, password: string) {
  const known = await findByEmail(database, email)
  const isWaiting = known?.email_confirmed_at === null
  return isPassword(database, password, isWaiting ? known.encrypted_password : null)
}

/** An unused address at the same domain: a trigger that checks domains decides the same about it. */
function decoyOf(email: string) {
  const atDomain = email.slice(email.lastIndexOf('@'))
  return randomUUID().slice(0, Math.max(1, MAX_EMAIL_LENGTH - atDomain.length)) + atDomain
}
