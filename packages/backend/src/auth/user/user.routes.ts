import { Hono } from 'hono'
import { z } from 'zod'
import { requestErrors } from '../errors/request-errors.ts'
import { metadata, optionalText, readBody } from '../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import { hasUnusedFactor } from '../mfa/require-used-factor.ts'
import { readNewPhone } from '../phone/phone-change.ts'
import { accountSeenBy, seesIdentities } from '../sessions/application-view.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { challengeFields, readChallenge } from '../sessions/flow-challenge.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import { changeUser, readNewEmail, type UserChangeServices } from './change-user.ts'
import { userErrors } from './errors.ts'
import { readNewPassword } from './new-password.ts'
import { readUser } from './present-user.ts'

const Changes = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  current_password: optionalText,
  nonce: optionalText,
  channel: optionalText,
  data: metadata,
  app_metadata: metadata,
  ...challengeFields,
})
type Changes = z.output<typeof Changes>

type UserServices = UserChangeServices & { settings: RedirectSettings }

/** `/user`: a signed-in user reads and changes their own account. */
export function userRoutes(services: UserServices) {
  const { database, limits, settings } = services
  return new Hono<SignedIn>()
    .get('/', requireSession(services, { isForApplications: true }), async (c) => {
      const { account, session } = c.var
      if (!session.clientId) return c.json(await readUser(database, account))
      const user = await readUser(database, accountSeenBy(account, session.scopes))
      const { factors: _, identities, ...seen } = user
      return c.json({ ...seen, identities: seesIdentities(session.scopes) ? identities : [] })
    })
    .put('/', requireSession(services), async (c) => {
      const { account, session, device } = c.var
      await limits.countRequest(device, 'otp')
      const body = readBody(c, Changes)
      const challenge = readChallenge(body)
      if (isProtected(body) && (await hasUnusedFactor({ database }, c.var))) {
        throw sessionErrors.insufficientAal(
          401,
          'AAL2 session is required to update email or password when MFA is enabled.',
        )
      }
      requireOwnChanges(c.var, body)
      const email = await readNewEmail(services, account, body.email)
      const password = await readNewPassword(services, { account, session, ...body })
      const phone = await readNewPhone(services, device, account, body)
      const redirectTo = redirectTarget(c, settings)

      const request = { account, session, email, password, phone, challenge, redirectTo }
      return c.json(await changeUser(services, { ...request, data: body.data }))
    })
}

/** With a second factor, the account and the ways into it change only in a session that has used it. */
function isProtected({ email, phone, password, data }: Changes) {
  return Boolean(email || phone || password || data)
}

/** Refuses what a user cannot change themselves. */
function requireOwnChanges({ account }: Pick<SignedIn['Variables'], 'account'>, body: Changes) {
  const { email, phone, password } = body
  if (body.app_metadata) throw requestErrors.notAdmin()
  const hasPassword = typeof password === 'string'
  if (account.is_sso_user && (email || phone || hasPassword)) throw userErrors.ssoManaged()
  if (account.is_anonymous && hasPassword && !(email || phone)) {
    throw userErrors.anonymousPassword()
  }
}
