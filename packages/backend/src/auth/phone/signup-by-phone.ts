import type { Context } from 'hono'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount, type NewAccount } from '../accounts/new-account.ts'
import { findByPhone, simulateSignUp } from '../accounts/phone-accounts.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import type { Metadata } from '../http/read-body.ts'
import { hashPassword, isPassword } from '../passwords/hashing.ts'
import { requireStrongPassword } from '../passwords/password-rules.ts'
import { markPasswordNeeded } from '../passwords/sign-up-passwords.ts'
import { deviceOf, startSession } from '../sessions/sessions.ts'
import { presentPhoneSignUp } from '../user/present-user.ts'
import { phoneErrors } from './errors.ts'
import { normalisePhone } from './phone-number.ts'
import { prepareText, readChannel, sendCode } from './text-messages.ts'

interface PhoneSignUp {
  phone?: string
  password?: string
  channel?: string
  code_challenge?: string
  data?: Metadata | null
}

/** `POST /signup` with a number: signed in at once, or waiting for the code of a message. */
export async function signUpByPhone(parts: AuthParts, c: Context, body: PhoneSignUp) {
  const { settings, limits } = parts
  const { phone, password, channel } = await readSignUp(parts, body)
  const account: Wanted = {
    phone,
    data: body.data ?? {},
    isConfirmed: false,
    isPhoneConfirmed: settings.auth.phone.autoconfirm,
    passwordHash: '',
    now: parts.now(),
  }
  if (!settings.auth.phone.autoconfirm) await limits.countSms(c, 'sign_in', phone)
  const wanted = { ...account, passwordHash: await hashPassword(password) }
  if (settings.auth.phone.autoconfirm) {
    return answerSession(c, await signUpAtOnce(parts, c, wanted))
  }
  const isFirstPassword = await isPasswordOfWaiting(parts, phone, password)
  const { created, message } = await signUpByText(parts, c, { ...wanted, isFirstPassword })
  await sendCode(parts, { message, isNew: created !== undefined }, channel)
  return c.json(presentPhoneSignUp(phone, wanted.data, wanted.now, created))
}

type Wanted = NewAccount & { phone: string }

async function readSignUp(parts: AuthParts, body: PhoneSignUp) {
  const { auth } = parts.settings
  if (!auth.phone.enabled) throw phoneErrors.phoneSignupsDisabled()
  if (!body.password) throw requestErrors.validationFailed('Signup requires a valid password')
  if (body.code_challenge) {
    throw requestErrors.validationFailed('PKCE not supported for phone signups')
  }
  const phone = normalisePhone(body.phone ?? '')
  if (!phone) throw accountErrors.invalidPhone()
  const channel = readChannel(parts, body.channel)
  await requireStrongPassword(parts, body.password)
  return { phone, password: body.password, channel }
}

function signUpAtOnce(parts: AuthParts, c: Context, wanted: Wanted) {
  return parts.database.transaction(async (tx) => {
    const account = await createAccount(tx, wanted)
    if (!account) throw accountErrors.userAlreadyExists()
    return startSession(parts, tx, account, { method: 'password', device: deviceOf(c, parts) })
  })
}

/**
 * Does the same amount of work and gives the same answer whether the number is new or not: the owner of an account
 * that is already there gets a code as for `/otp`, which signs them in, and nothing of the account is changed.
 */
function signUpByText(
  parts: AuthParts,
  c: Context,
  { isFirstPassword, ...wanted }: Wanted & { isFirstPassword: boolean },
) {
  const { now, phone } = wanted
  const { address } = deviceOf(c, parts)
  return parts.database.transaction(async (tx) => {
    const created = await createAccount(tx, wanted)
    const account = created ?? (await findByPhone(tx, phone))
    if (!account) throw accountErrors.userAlreadyExists()
    const isKnown = account.phone_confirmed_at !== null
    const action = isKnown ? 'user_repeated_signup' : 'user_confirmation_requested'
    await recordAudit(tx, { action, account, address, now })
    if (isKnown) await simulateSignUp(tx, wanted)
    if (!isKnown && !created && !isFirstPassword) await markPasswordNeeded(tx, account)
    const purpose = isKnown ? 'sign_in' : 'sign_up'
    return { created, message: await prepareText(parts, tx, purpose, { account, to: phone }) }
  })
}

/** Whether an account that waits for its code has this password. It takes as long where none waits. */
async function isPasswordOfWaiting({ database }: AuthParts, phone: string, password: string) {
  const known = await findByPhone(database, phone)
  const isWaiting = known?.phone_confirmed_at === null
  return isPassword(database, password, isWaiting ? known.encrypted_password : null)
}
