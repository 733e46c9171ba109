import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import type { Context } from 'hono'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { findByPhone, simulateSignUp } from '../accounts/phone-accounts.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { Metadata } from '../http/read-body.ts'
import { phoneErrors } from './errors.ts'
import { normalisePhone } from './phone-number.ts'
import { prepareText, readChannel, sendCode } from './text-messages.ts'

interface PhoneOtp {
  phone?: string
  channel?: string
  create_user?: boolean | null
  data?: Metadata | null
}

/**
 * `POST /otp` with a number: a code that signs its reader in. Whether the number is known does not show. Where no
 * account may be made, only known numbers get a message: an answer that waited for it would tell which ones these are.
 */
export async function otpByPhone(parts: AuthParts, c: Context, body: PhoneOtp) {
  const { background, database, limits, postText, settings } = parts
  if (!settings.auth.phone.enabled) throw phoneErrors.phoneUnsupported()
  const phone = normalisePhone(body.phone ?? '')
  if (!phone) throw accountErrors.invalidPhone()
  const channel = readChannel(parts, body.channel)
  await limits.countSms(c, 'sign_in', phone)

  if (body.create_user !== false && !settings.auth.disableSignup) {
    const wanted = await database.transaction((tx) => signInOrUp(parts, tx, phone, body.data ?? {}))
    return c.json({ message_id: await sendCode(parts, wanted, channel) })
  }
  const id = randomUUID()
  background.run('a sign-in by phone', async () => {
    const message = await database.transaction(async (tx) => {
      const account = await findByPhone(tx, phone)
      return account && prepareText(parts, tx, 'sign_in', { account, to: phone })
    })
    if (message) await postText.send(message, { id, channel })
  })
  return c.json({ message_id: id })
}

/** As much work for a known number as for a new one: a clock must not tell them apart. */
async function signInOrUp(parts: AuthParts, tx: Queries, phone: string, data: Metadata) {
  const isPhoneConfirmed = parts.settings.auth.phone.autoconfirm
  const wanted = { phone, data, isConfirmed: false, isPhoneConfirmed, now: parts.now() }
  const known = await findByPhone(tx, phone)
  if (known) await simulateSignUp(tx, wanted)
  const created = known ? undefined : await createAccount(tx, wanted)
  const account = known ?? created ?? (await findByPhone(tx, phone))
  if (!account) throw accountErrors.userAlreadyExists()
  const message = await prepareText(parts, tx, 'sign_in', { account, to: phone })
  return { message, isNew: created !== undefined }
}
