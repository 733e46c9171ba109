import type { Database } from '@slovo/database'
import { z } from 'zod'
import { replacePasswordHash } from '../accounts/account-passwords.ts'
import { type Account, findAccount, isBanned } from '../accounts/account-rows.ts'
import { findByEmail } from '../accounts/email-accounts.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { findByPhone } from '../accounts/phone-accounts.ts'
import { emailErrors } from '../email/errors.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { Hooks } from '../hooks/hooks.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { optionalText } from '../http/read-body.ts'
import type { Limits } from '../limits/limits.ts'
import { hashPassword, isImportedHash, isPassword } from '../passwords/hashing.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import { phoneErrors } from '../phone/errors.ts'
import { normalisePhone } from '../phone/phone-number.ts'
import { endSessions, type Sessions } from '../sessions/sessions.ts'
import { tokenErrors } from './errors.ts'

export const PasswordCredentials = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().default(''),
})

export interface PasswordServices {
  database: Database
  hooks: Pick<Hooks, 'has' | 'passwordVerificationAttempt'>
  limits: Limits
  passwordRules: PasswordRules
  sessions: Sessions
  settings: { auth: { emailEnabled: boolean; phone: { enabled: boolean } } }
  now: () => Date
}

/** `grant_type=password`. An unknown user and a wrong password get the same response in the same time. */
export async function signInWithPassword(
  services: PasswordServices,
  device: ClientDevice,
  body: z.output<typeof PasswordCredentials>,
) {
  const { database, limits, passwordRules, now } = services
  const { email, phone, password } = readCredentials(body, services.settings)
  const name = email ?? phone

  await limits.countPassword(device, name)
  const known = email ? await findByEmail(database, email) : await findByPhone(database, name)
  const isValid = await isPassword(database, password, known?.encrypted_password)
  if (known) await askHook(services, known, isValid)
  if (!known || !isValid) throw tokenErrors.invalidCredentials()
  await limits.resetPasswordAttempts(device, name)
  if (isBanned(known, now())) throw accountErrors.userBanned(400)
  if (email && !known.email_confirmed_at) throw accountErrors.emailNotConfirmed()
  if (phone && !known.phone_confirmed_at) throw accountErrors.phoneNotConfirmed()

  const session = await startSession(services, device, known)
  if (isImportedHash(known.encrypted_password)) {
    await replacePasswordHash(database, known, await hashPassword(password))
  }
  const weakness = await passwordRules.findWeakness(password)
  return { ...session, ...(weakness && { weak_password: weakness }) }
}

/** The project may refuse an attempt, whether the password is valid or not, and end all sessions of the user. */
async function askHook({ database, hooks }: PasswordServices, { id }: Account, valid: boolean) {
  if (!hooks.has('passwordVerificationAttempt')) return
  const verdict = await hooks.passwordVerificationAttempt({ user_id: id, valid })
  if (!verdict.isRejected) return
  if (verdict.endsSessions) await endSessions(database, id)
  throw tokenErrors.passwordRejected(verdict.message)
}

type Credentials = { password: string } & (
  | { email: string; phone?: undefined }
  | { email?: undefined; phone: string }
)

function readCredentials(
  body: z.output<typeof PasswordCredentials>,
  { auth }: PasswordServices['settings'],
): Credentials {
  if (Boolean(body.email) === Boolean(body.phone)) {
    throw requestErrors.validationFailed(
      'Only an email address or phone number should be provided on login.',
    )
  }
  if (body.phone) {
    if (!auth.phone.enabled) throw phoneErrors.phoneLoginsDisabled()
    const phone = normalisePhone(body.phone)
    if (!phone) throw tokenErrors.invalidCredentials()
    return { phone, password: body.password }
  }
  if (!auth.emailEnabled) throw emailErrors.emailLoginsDisabled()
  const email = readEmailAddress(body.email ?? '')
  if (!email) throw tokenErrors.invalidCredentials()
  return { email, password: body.password }
}

/** Refuses a password that was changed while it was checked. */
function startSession(
  { database, sessions }: PasswordServices,
  device: ClientDevice,
  known: Account,
) {
  return database.transaction(async (tx) => {
    const account = await findAccount(tx, known.id)
    if (account?.encrypted_password !== known.encrypted_password) {
      throw tokenErrors.invalidCredentials()
    }
    return sessions.start(tx, account, { method: 'password', device })
  })
}
