import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import type { Context } from 'hono'
import { authErrors } from '../auth-error.ts'
import type { AuthParts } from '../auth-parts.ts'
import { createAccount } from '../new-account.ts'
import { normalisePhone } from '../phone-number.ts'
import type { Metadata } from '../read-body.ts'
import { findByPhone } from './phone-accounts.ts'
import { prepareText, readChannel } from './text-messages.ts'

interface PhoneOtp {
  phone?: string
  channel?: string
  create_user?: boolean | null
  data?: Metadata | null
}

/** `POST /otp` with a number: a code that signs its reader in. Whether the number is known does not show. */
export async function otpByPhone(parts: AuthParts, c: Context, body: PhoneOtp) {
  const { background, database, limits, postText, settings } = parts
  if (!settings.auth.phone.enabled) throw authErrors.phoneUnsupported()
  const phone = normalisePhone(body.phone ?? '')
  if (!phone) throw authErrors.invalidPhone()
  const channel = readChannel(parts, body.channel)
  const mayCreate = body.create_user !== false && !settings.auth.disableSignup
  await limits.countText(c, 'sign_in', phone)

  const id = randomUUID()
  background.run('a sign-in by phone', async () => {
    const message = await database.transaction(async (tx) => {
      const known = await findByPhone(tx, phone)
      const account =
        known ?? (mayCreate ? await newAccount(parts, tx, phone, body.data ?? {}) : undefined)
      return account && prepareText(parts, tx, 'sign_in', { account, to: phone })
    })
    if (message) await postText.send(message, { id, channel })
  })
  return c.json({ message_id: id })
}

function newAccount({ settings, now }: AuthParts, tx: Queries, phone: string, data: Metadata) {
  const isPhoneConfirmed = settings.auth.phone.autoconfirm
  return createAccount(tx, { phone, data, isConfirmed: false, isPhoneConfirmed, now: now() })
}
