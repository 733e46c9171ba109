import type { Queries } from '@slovo/database'
import type { SmsChannel } from '../../outbox/sms/sms-templates.ts'
import { type Account, updateAccount } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { findByPhone, setPhone } from '../accounts/phone-accounts.ts'
import { invalidateTokens } from '../email/one-time-tokens.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import type { Limits } from '../limits/limits.ts'
import { phoneErrors } from './errors.ts'
import { normalisePhone } from './phone-number.ts'
import { type CodeServices, prepareSms } from './prepare-sms.ts'
import type { AuthSms, AuthSmsSender } from './sms-sender.ts'

export interface PhoneChangeServices extends CodeServices {
  database: Queries
  limits: Limits
  sms: AuthSmsSender
}

export interface NewPhone {
  phone: string
  channel: SmsChannel
}

/** The phone number a user wants to change to; nothing when it is the one they have. */
export async function readNewPhone(
  { database, limits, sms, settings }: PhoneChangeServices,
  device: ClientDevice,
  account: Account,
  body: { phone?: string; channel?: string },
): Promise<NewPhone | undefined> {
  const { enabled, autoconfirm } = settings.auth.phone
  if (!body.phone) return undefined
  if (!enabled) throw phoneErrors.phoneUnsupported()
  const phone = normalisePhone(body.phone)
  if (!phone) throw accountErrors.invalidPhone()
  const channel = sms.readChannel(body.channel)
  if (phone === account.phone) return undefined
  if (!autoconfirm) await limits.countSms(device, 'phone_change', phone)
  if (await findByPhone(database, phone)) throw accountErrors.phoneExists()
  return { phone, channel }
}

/** Changes the phone number: at once with autoconfirm, else once the code of an SMS is redeemed. */
export async function startPhoneChange(
  services: CodeServices,
  tx: Queries,
  account: Account,
  wanted: NewPhone | undefined,
): Promise<{ account: Account; message?: AuthSms }> {
  if (!wanted) return { account }
  const { phone } = wanted
  if (services.settings.auth.phone.autoconfirm) {
    return { account: await changePhone(tx, account, phone, services.now()) }
  }
  await updateAccount(tx, account.id, { phone_change: phone })
  const message = await prepareSms(services, tx, 'phone_change', { account, to: phone })
  return { account: message.account, message }
}

/** Changes to a proven phone number; codes sent to it or to the old one end. */
export async function changePhone(
  tx: Queries,
  account: Account,
  phone: string,
  now: Date,
): Promise<Account> {
  await invalidateTokens(tx, account.id, [phone, account.phone ?? phone])
  return setPhone(tx, account, phone, now)
}
