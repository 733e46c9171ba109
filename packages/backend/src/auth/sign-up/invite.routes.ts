import { Hono } from 'hono'
import { z } from 'zod'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import type { AuthEmails } from '../email/emails.ts'
import { prepareEmail, type TokenServices } from '../email/prepare-email.ts'
import { metadata, optionalText, readBody } from '../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import { readUser } from '../user/present-user.ts'
import { findOrInvite } from './invite.ts'

const Invitation = z.object({ email: optionalText, data: metadata })

interface InviteServices extends TokenServices {
  emails: AuthEmails
  settings: TokenServices['settings'] & RedirectSettings
}

/** `POST /invite`: an account for a user who has not asked for one, and an e-mail that invites them. */
export function inviteRoutes(services: InviteServices) {
  const { emails, settings, now } = services
  return new Hono().post('/', async (c) => {
    const body = readBody(c, Invitation)
    const email = readEmailAddress(body.email ?? '')
    if (!email) throw accountErrors.invalidEmail()
    const redirectTo = redirectTarget(c, settings)

    const user = await emails.transaction(async (tx, send) => {
      const account = await findOrInvite(tx, { email, data: body.data ?? {}, now: now() })
      await send(await prepareEmail(services, tx, 'invite', { account, redirectTo }))
      return readUser(tx, account)
    })
    return c.json(user)
  })
}
