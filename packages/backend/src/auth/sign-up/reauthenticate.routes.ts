import type { Queries } from '@slovo/database'
import { type Context, Hono } from 'hono'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { prepareEmail } from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { prepareText, sendText } from '../phone/text-messages.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import { deviceOf } from '../sessions/sessions.ts'

/** `GET /reauthenticate`: sends a code with which a signed-in person may change their password. */
export function reauthenticateRoutes(parts: AuthParts) {
  const { database, limits, mails, settings, now } = parts
  const record = (tx: Queries, c: Context<SignedIn>) => {
    const { account } = c.var
    const { address } = deviceOf(c, parts)
    const action = 'user_reauthenticate_requested'
    return recordAudit(tx, { action, account, address, now: now() })
  }
  return new Hono<SignedIn>().get('/', requireSession(parts), async (c) => {
    if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
    const { account } = c.var
    if (!account.email && account.phone) {
      if (!account.phone_confirmed_at) throw accountErrors.phoneNotConfirmed(422)
      const to = account.phone
      await limits.countSms(c, 'reauthentication', to)
      const message = await database.transaction(async (tx) => {
        await record(tx, c)
        return prepareText(parts, tx, 'reauthentication', { account, to })
      })
      return c.json({ message_id: await sendText(parts, message) })
    }
    if (!account.email) {
      throw requestErrors.validationFailed(
        'Reauthentication requires the user to have an email or a phone number',
      )
    }
    if (!account.email_confirmed_at) throw accountErrors.emailNotConfirmed(422)
    await limits.countEmail('reauthentication', account.email)

    const redirectTo = settings.siteUrl
    await mails.transaction(async (tx, post) => {
      await record(tx, c)
      await post(await prepareEmail(parts, tx, 'reauthentication', { account, redirectTo }))
    })
    return c.json({})
  })
}
