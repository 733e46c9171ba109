import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import type { Context } from 'hono'
import { accountErrors } from '../accounts/errors.ts'
import { findByPhone, findByPhoneChange } from '../accounts/phone-accounts.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { phoneErrors } from './errors.ts'
import { normalisePhone } from './phone-number.ts'
import { prepareText } from './text-messages.ts'

/** `POST /resend` of type `sms` or `phone_change`: the code that is still waited for, afresh. */
export async function resendText(
  parts: AuthParts,
  c: Context,
  { type, phone: given }: { type: 'sms' | 'phone_change'; phone?: string },
) {
  const { background, database, limits, postText, settings } = parts
  if (!given) throw requestErrors.validationFailed('Type provided requires a phone number')
  if (!settings.auth.phone.enabled) throw phoneErrors.phoneUnsupported()
  const phone = normalisePhone(given)
  if (!phone) throw accountErrors.invalidPhone()
  await limits.countSms(c, type === 'sms' ? 'sign_in' : 'phone_change', phone)

  const id = randomUUID()
  background.run('a repeated message', async () => {
    const prepare = type === 'sms' ? signUpAgain : changeAgain
    const message = await database.transaction((tx) => prepare(parts, tx, phone))
    if (message) await postText.send(message, { id, channel: 'sms' })
  })
  return c.json({ message_id: id })
}

async function signUpAgain(parts: AuthParts, tx: Queries, to: string) {
  const account = await findByPhone(tx, to)
  if (!account || account.phone_confirmed_at) return undefined
  return prepareText(parts, tx, 'sign_up', { account, to })
}

async function changeAgain(parts: AuthParts, tx: Queries, to: string) {
  const account = await findByPhoneChange(tx, to)
  return account && prepareText(parts, tx, 'phone_change', { account, to })
}
