import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '@slovo/database'
import type { Background } from '../../kernel/jobs/background.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { findByPhone, simulateSignUp } from '../accounts/phone-accounts.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import type { Metadata } from '../http/read-body.ts'
import type { Limits } from '../limits/limits.ts'
import { phoneErrors } from './errors.ts'
import { normalisePhone } from './phone-number.ts'
import { type CodeServices, prepareSms } from './prepare-sms.ts'
import { sendNewCode } from './send-new-code.ts'
import type { AuthSmsSender } from './sms-sender.ts'

export interface PhoneOtpServices extends CodeServices {
  database: Database
  background: Background
  limits: Limits
  sms: AuthSmsSender
  settings: CodeServices['settings'] & { auth: { disableSignup: boolean } }
}

interface PhoneOtp {
  phone?: string
  channel?: string
  create_user?: boolean | null
  data?: Metadata | null
}

/**
 * `POST /otp` with a phone number: a code that signs its reader in. Does not reveal whether the number is registered.
 * Where no account may be made, only registered numbers get an SMS, after the response: its time would tell them apart.
 * Returns the id of the message.
 */
export async function otpByPhone(
  services: PhoneOtpServices,
  device: ClientDevice,
  body: PhoneOtp,
): Promise<string> {
  const { background, database, limits, sms, settings } = services
  if (!settings.auth.phone.enabled) throw phoneErrors.phoneUnsupported()
  const phone = normalisePhone(body.phone ?? '')
  if (!phone) throw accountErrors.invalidPhone()
  const channel = sms.readChannel(body.channel)
  await limits.countSms(device, 'sign_in', phone)

  if (body.create_user !== false && !settings.auth.disableSignup) {
    const code = await database.transaction((tx) =>
      signInOrUp(services, tx, phone, body.data ?? {}),
    )
    return sendNewCode(services, code, channel)
  }
  const id = randomUUID()
  background.run('a sign-in by phone', async () => {
    const message = await database.transaction(async (tx) => {
      const account = await findByPhone(tx, phone)
      return account && prepareSms(services, tx, 'sign_in', { account, to: phone })
    })
    if (message) await sms.post(message, { id, channel })
  })
  return id
}

/** Does the same work for a registered number as for a new one. Prevents user enumeration by timing. */
async function signInOrUp(services: CodeServices, tx: Queries, phone: string, data: Metadata) {
  const isPhoneConfirmed = services.settings.auth.phone.autoconfirm
  const wanted = { phone, data, isConfirmed: false, isPhoneConfirmed, now: services.now() }
  const known = await findByPhone(tx, phone)
  if (known) await simulateSignUp(tx, wanted)
  const created = known ? undefined : await createAccount(tx, wanted)
  const account = known ?? created ?? (await findByPhone(tx, phone))
  if (!account) throw accountErrors.userAlreadyExists()
  const message = await prepareSms(services, tx, 'sign_in', { account, to: phone })
  return { message, isNew: created !== undefined }
}
