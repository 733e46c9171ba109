import type { Database } from '@slovo/database'
import { markPasswordNeeded } from '../accounts/account-passwords.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount, type NewAccount } from '../accounts/new-account.ts'
import { findByPhone, simulateSignUp } from '../accounts/phone-accounts.ts'
import { presentPhoneSignUp } from '../accounts/present-sign-up.ts'
import { recordAudit } from '../audit/audit.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import type { Metadata } from '../http/read-body.ts'
import type { Limits } from '../limits/limits.ts'
import { hashPassword, isPassword } from '../passwords/hashing.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import type { SessionAnswer, Sessions } from '../sessions/sessions.ts'
import { phoneErrors } from './errors.ts'
import { normalisePhone } from './phone-number.ts'
import { type CodeServices, prepareSms } from './prepare-sms.ts'
import { sendNewCode } from './send-new-code.ts'
import type { AuthSmsSender } from './sms-sender.ts'

export interface PhoneSignUpServices extends CodeServices {
  database: Database
  limits: Limits
  passwordRules: PasswordRules
  sessions: Sessions
  sms: AuthSmsSender
}

interface PhoneSignUp {
  phone?: string
  password?: string
  channel?: string
  code_challenge?: string
  data?: Metadata | null
}

type SignUpOutcome = { session: SessionAnswer } | { user: ReturnType<typeof presentPhoneSignUp> }

/** `POST /signup` with a phone number: signed in at once, or waiting for the code of an SMS. */
export async function signUpByPhone(
  services: PhoneSignUpServices,
  device: ClientDevice,
  body: PhoneSignUp,
): Promise<SignUpOutcome> {
  const { database, limits, now } = services
  const { autoconfirm } = services.settings.auth.phone
  const { phone, password, channel } = await readSignUp(services, body)
  const at = now()
  if (!autoconfirm) await limits.countSms(device, 'sign_in', phone)
  const passwordHash = await hashPassword(password)
  const wanted: WantedAccount = {
    phone,
    data: body.data ?? {},
    isConfirmed: false,
    isPhoneConfirmed: autoconfirm,
    passwordHash,
    now: at,
  }
  if (autoconfirm) return { session: await signUpAtOnce(services, device, wanted) }

  const isFirstPassword = await isPasswordOfWaiting(database, phone, password)
  const request = { wanted, isFirstPassword, device }
  const { created, message } = await signUpBySms(services, request)
  await sendNewCode(services, { message, isNew: created !== undefined }, channel)
  return { user: presentPhoneSignUp(phone, wanted.data, at, created) }
}

type WantedAccount = NewAccount & { phone: string }

async function readSignUp(
  { settings, sms, passwordRules }: PhoneSignUpServices,
  body: PhoneSignUp,
) {
  if (!settings.auth.phone.enabled) throw phoneErrors.phoneSignupsDisabled()
  if (!body.password) throw requestErrors.validationFailed('Signup requires a valid password')
  if (body.code_challenge) {
    throw requestErrors.validationFailed('PKCE not supported for phone signups')
  }
  const phone = normalisePhone(body.phone ?? '')
  if (!phone) throw accountErrors.invalidPhone()
  const channel = sms.readChannel(body.channel)
  await passwordRules.requireStrong(body.password)
  return { phone, password: body.password, channel }
}

function signUpAtOnce(
  { database, sessions }: PhoneSignUpServices,
  device: ClientDevice,
  wanted: WantedAccount,
) {
  return database.transaction(async (tx) => {
    const account = await createAccount(tx, wanted)
    if (!account) throw accountErrors.userAlreadyExists()
    return sessions.start(tx, account, { method: 'password', device })
  })
}

/**
 * Does the same work and gives the same response whether the number is new or not: the owner of a registered number
 * gets a code as for `/otp`, which signs them in, and nothing of the account changes.
 */
function signUpBySms(
  services: PhoneSignUpServices,
  request: { wanted: WantedAccount; isFirstPassword: boolean; device: ClientDevice },
) {
  const { wanted, isFirstPassword, device } = request
  const { now, phone } = wanted
  return services.database.transaction(async (tx) => {
    const created = await createAccount(tx, wanted)
    const account = created ?? (await findByPhone(tx, phone))
    if (!account) throw accountErrors.userAlreadyExists()
    const isKnown = account.phone_confirmed_at !== null
    const action = isKnown ? 'user_repeated_signup' : 'user_confirmation_requested'
    await recordAudit(tx, { action, account, ip: device.ip, now })
    if (isKnown) await simulateSignUp(tx, wanted)
    if (!isKnown && !created && !isFirstPassword) await markPasswordNeeded(tx, account)
    const purpose = isKnown ? 'sign_in' : 'sign_up'
    return { created, message: await prepareSms(services, tx, purpose, { account, to: phone }) }
  })
}

/** Whether an account that waits for its code has this password. It takes as long where none waits. */
async function isPasswordOfWaiting(database: Database, phone: string, password: string) {
  const known = await findByPhone(database, phone)
  const isWaiting = known?.phone_confirmed_at === null
  return isPassword(database, password, isWaiting ? known.encrypted_password : null)
}
