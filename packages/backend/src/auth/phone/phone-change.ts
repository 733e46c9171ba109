import type { Queries } from '@slovo/database'
import type { Context } from 'hono'
import type { SmsChannel } from '../../outbox/sms/sms-templates.ts'
import type { Account } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { changePhone, findByPhone } from '../accounts/phone-accounts.ts'
import type { AuthParts } from '../auth-parts.ts'
import { phoneErrors } from './errors.ts'
import { normalisePhone } from './phone-number.ts'
import type { TextMessage } from './post-text.ts'
import { prepareText, readChannel } from './text-messages.ts'

export interface PhoneWish {
  phone: string
  channel: SmsChannel
}

/** The number somebody wants to change to; nothing when it is the one they have. */
export async function readNewPhone(
  parts: AuthParts,
  c: Context,
  account: Account,
  body: { phone?: string; channel?: string },
): Promise<PhoneWish | undefined> {
  const { auth } = parts.settings
  if (!body.phone) return undefined
  if (!auth.phone.enabled) throw phoneErrors.phoneUnsupported()
  const phone = normalisePhone(body.phone)
  if (!phone) throw accountErrors.invalidPhone()
  const channel = readChannel(parts, body.channel)
  if (phone === account.phone) return undefined
  if (!auth.phone.autoconfirm) await parts.limits.countSms(c, 'phone_change', phone)
  if (await findByPhone(parts.database, phone)) throw accountErrors.phoneExists()
  return { phone, channel }
}

/** Changes the number at once where numbers are believed; else the code of a message has to come back first. */
export async function startPhoneChange(
  parts: AuthParts,
  tx: Queries,
  account: Account,
  wish: PhoneWish | undefined,
): Promise<{ account: Account; message?: TextMessage }> {
  if (!wish) return { account }
  const { phone } = wish
  if (parts.settings.auth.phone.autoconfirm) {
    return { account: await changePhone(tx, account, phone, parts.now()) }
  }
  await tx.query('update auth.users set phone_change = $2 where id = $1', [account.id, phone])
  const message = await prepareText(parts, tx, 'phone_change', { account, to: phone })
  return { account: message.account, message }
}
