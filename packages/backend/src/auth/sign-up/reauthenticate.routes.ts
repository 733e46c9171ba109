import type { Database, Queries } from '@slovo/database'
import { Hono } from 'hono'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthEmails } from '../email/emails.ts'
import { prepareEmail, type TokenServices } from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { Limits } from '../limits/limits.ts'
import { type CodeServices, prepareSms } from '../phone/prepare-sms.ts'
import type { AuthSmsSender } from '../phone/sms-sender.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'

interface ReauthenticateServices extends TokenServices {
  database: Database
  emails: AuthEmails
  limits: Limits
  sms: AuthSmsSender
  settings: TokenServices['settings'] & CodeServices['settings'] & { siteUrl: string }
}

/** `GET /reauthenticate`: sends a code with which a signed-in user may change their password. */
export function reauthenticateRoutes(services: ReauthenticateServices) {
  const { database, emails, limits, settings, sms, now } = services
  const record = (tx: Queries, { account, device }: SignedIn['Variables']) => {
    const action = 'user_reauthenticate_requested'
    return recordAudit(tx, { action, account, ip: device.ip, now: now() })
  }
  return new Hono<SignedIn>().get('/', requireSession(services), async (c) => {
    if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
    const { account, device } = c.var
    if (!account.email && account.phone) {
      if (!account.phone_confirmed_at) throw accountErrors.phoneNotConfirmed(422)
      const to = account.phone
      await limits.countSms(device, 'reauthentication', to)
      const message = await database.transaction(async (tx) => {
        await record(tx, c.var)
        return prepareSms(services, tx, 'reauthentication', { account, to })
      })
      return c.json({ message_id: await sms.send(message) })
    }
    if (!account.email) {
      throw requestErrors.validationFailed(
        'Reauthentication requires the user to have an email or a phone number',
      )
    }
    if (!account.email_confirmed_at) throw accountErrors.emailNotConfirmed(422)
    await limits.countEmail('reauthentication', account.email)

    const redirectTo = settings.siteUrl
    await emails.transaction(async (tx, send) => {
      await record(tx, c.var)
      await send(await prepareEmail(services, tx, 'reauthentication', { account, redirectTo }))
    })
    return c.json({})
  })
}
