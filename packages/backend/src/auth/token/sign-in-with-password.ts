import type { Context } from 'hono'
import { z } from 'zod'
import { type Account, findAccount, findByEmail, isBanned } from '../accounts/account-rows.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { findByPhone } from '../accounts/phone-accounts.ts'
import type { AuthParts } from '../auth-parts.ts'
import { emailErrors } from '../email/errors.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { hashPassword, isImportedHash, isPassword } from '../passwords/hashing.ts'
import { findWeakness } from '../passwords/password-rules.ts'
import { phoneErrors } from '../phone/errors.ts'
import { normalisePhone } from '../phone/phone-number.ts'
import { deviceOf, endSessions, startSession } from '../sessions/sessions.ts'
import { tokenErrors } from './errors.ts'

const Credentials = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().default(''),
})

/** `grant_type=password`. An unknown address and a wrong password cannot be told apart. */
export async function signInWithPassword(parts: AuthParts, c: Context) {
  const { database, limits } = parts
  const { email, phone, password } = readCredentials(readBody(c, Credentials), parts)
  const address = email ?? phone

  await limits.countPassword(c, address)
  const known = email ? await findByEmail(database, email) : await findByPhone(database, address)
  const isTheirs = await isPassword(database, password, known?.encrypted_password)
  if (known) await askHook(parts, known, isTheirs)
  if (!known || !isTheirs) throw tokenErrors.invalidCredentials()
  await limits.resetPasswordAttempts(c, address)
  if (isBanned(known, parts.now())) throw accountErrors.userBanned(400)
  if (email && !known.email_confirmed_at) throw accountErrors.emailNotConfirmed()
  if (phone && !known.phone_confirmed_at) throw accountErrors.phoneNotConfirmed()

  const session = await startPasswordSession(parts, c, known)
  await replaceImportedHash(parts, known, password)
  const weakness = await findWeakness(parts, password)
  return answerSession(c, session, weakness ? { weak_password: weakness } : {})
}

/** The project may refuse an attempt, be the password right or wrong, and sign the person out everywhere. */
async function askHook({ database, hooks }: AuthParts, { id }: Account, valid: boolean) {
  if (!hooks.has('passwordVerificationAttempt')) return
  const verdict = await hooks.passwordVerificationAttempt({ user_id: id, valid })
  if (!verdict.isRejected) return
  if (verdict.endsSessions) await endSessions(database, id)
  throw tokenErrors.passwordRejected(verdict.message)
}

type Given = { password: string } & (
  | { email: string; phone?: undefined }
  | { email?: undefined; phone: string }
)

function readCredentials(body: z.output<typeof Credentials>, { settings }: AuthParts): Given {
  if (Boolean(body.email) === Boolean(body.phone)) {
    throw requestErrors.validationFailed(
      'Only an email address or phone number should be provided on login.',
    )
  }
  if (body.phone) {
    if (!settings.auth.phone.enabled) throw phoneErrors.phoneLoginsDisabled()
    const phone = normalisePhone(body.phone)
    if (!phone) throw tokenErrors.invalidCredentials()
    return { phone, password: body.password }
  }
  if (!settings.auth.emailEnabled) throw emailErrors.emailLoginsDisabled()
  const email = readEmailAddress(body.email ?? '')
  if (!email) throw tokenErrors.invalidCredentials()
  return { email, password: body.password }
}

/** A password that was changed while it was being checked opens nothing. */
function startPasswordSession(parts: AuthParts, c: Context, known: Account) {
  return parts.database.transaction(async (tx) => {
    const account = await findAccount(tx, known.id)
    if (account?.encrypted_password !== known.encrypted_password) {
      throw tokenErrors.invalidCredentials()
    }
    return startSession(parts, tx, account, { method: 'password', device: deviceOf(c, parts) })
  })
}

async function replaceImportedHash({ database }: AuthParts, account: Account, password: string) {
  if (!isImportedHash(account.encrypted_password)) return
  await database.query(
    'update auth.users set encrypted_password = $3 where id = $1 and encrypted_password = $2',
    [account.id, account.encrypted_password, await hashPassword(password)],
  )
}
