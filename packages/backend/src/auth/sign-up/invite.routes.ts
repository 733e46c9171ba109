import type { Queries } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Account, findByEmail } from '../accounts/account-rows.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { prepareEmail } from '../email/prepare-email.ts'
import { type Metadata, metadata, optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { readUser } from '../user/present-user.ts'

const Invitation = z.object({ email: optionalText, data: metadata })

/** `POST /invite`: an account for somebody who has not asked for one yet, and a mail that tells them. */
export function inviteRoutes(parts: AuthParts) {
  const { mails, settings } = parts
  return new Hono().post('/', async (c) => {
    const body = readBody(c, Invitation)
    const email = readEmailAddress(body.email ?? '')
    if (!email) throw accountErrors.invalidEmail()
    const redirectTo = redirectTarget(c, settings)

    const user = await mails.transaction(async (tx, post) => {
      const account = await findOrInvite(parts, tx, { email, data: body.data ?? {} })
      await post(await prepareEmail(parts, tx, 'invite', { account, redirectTo }))
      return readUser(tx, account)
    })
    return c.json(user)
  })
}

/** The account to be invited, if nobody has confirmed it yet. */
export async function findOrInvite(
  parts: AuthParts,
  tx: Queries,
  { email, data }: { email: string; data: Metadata },
): Promise<Account> {
  const now = parts.now()
  const known = await findByEmail(tx, email)
  if (known?.email_confirmed_at) throw accountErrors.emailExists()
  const wanted = { email, data, isConfirmed: false, isByAdmin: true, now }
  const account = known ?? (await createAccount(tx, wanted))
  if (!account) throw accountErrors.emailExists()
  await tx.query(
    'update auth.users set invited_at = $2, confirmation_sent_at = $2, updated_at = $2 where id = $1',
    [account.id, now],
  )
  await recordAudit(tx, { action: 'user_invited', account, now, isByAdmin: true })
  return { ...account, invited_at: now, confirmation_sent_at: now, updated_at: now }
}
