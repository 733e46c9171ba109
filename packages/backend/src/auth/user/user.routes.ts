import type { Queries } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Account } from '../accounts/account-rows.ts'
import { findByEmail } from '../accounts/account-rows.ts'
import { changeEmail } from '../accounts/change-email.ts'
import { changeMetadata } from '../accounts/change-metadata.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { type EmailRequest, prepareEmailChange } from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { metadata, optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { hasUnusedFactor } from '../mfa/require-used-factor.ts'
import { readNewPhone, startPhoneChange } from '../phone/phone-change.ts'
import { sendText } from '../phone/text-messages.ts'
import { accountSeenBy, seesIdentities } from '../sessions/application-view.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { challengeFields, readChallenge } from '../sessions/flow-states.ts'
import { requireSession, type Session, type SignedIn } from '../sessions/require-session.ts'
import { changePassword, readPasswordChange } from './change-password.ts'
import { userErrors } from './errors.ts'
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

/** `/user`: a signed-in person reads and changes their own account. */
export function userRoutes(parts: AuthParts) {
  const { database, mails, settings } = parts
  return new Hono<SignedIn>()
    .get('/', requireSession(parts, { isForApplications: true }), async (c) => {
      const { account, session } = c.var
      if (!session.clientId) return c.json(await readUser(database, account))
      const {
        factors: _,
        identities,
        ...seen
      } = await readUser(database, accountSeenBy(account, session.scopes))
      return c.json({ ...seen, identities: seesIdentities(session.scopes) ? identities : [] })
    })
    .put('/', requireSession(parts), async (c) => {
      await parts.limits.countRequest(c, 'otp')
      const { account, session } = c.var
      const body = readBody(c, Changes)
      const challenge = readChallenge(body)
      await requireSecondFactor(parts, { account, session, body })
      const email = await readNewEmail(parts, account, body)
      const password = await readPasswordChange(parts, { account, session, ...body })
      const phone = await readNewPhone(parts, c, account, body)
      const redirectTo = redirectTarget(c, settings)

      const { user, message } = await mails.transaction(async (tx, post) => {
        let changed = account
        await recordAudit(tx, { action: 'user_modified', account, now: parts.now() })
        if (body.data) changed = await changeMetadata(tx, account, body.data, parts.now())
        if (password) changed = await changePassword(parts, tx, { account, session, ...password })
        const request = { account: changed, redirectTo, challenge }
        const mailed = await startEmailChange(parts, tx, email, request)
        const texted = await startPhoneChange(parts, tx, mailed.account, phone)
        const user = await readUser(tx, texted.account)
        await post(...mailed.letters)
        return { user, message: texted.message }
      })
      if (message) await sendText(parts, message, phone?.channel)
      return c.json(user)
    })
}

/** Whoever had no address before gets theirs at once where addresses are believed. */
async function startEmailChange(
  parts: AuthParts,
  tx: Queries,
  email: string | undefined,
  request: EmailRequest,
) {
  const { account } = request
  if (!email) return { account, letters: [] }
  if (account.is_anonymous && parts.settings.auth.mailerAutoconfirm) {
    return { account: await changeEmail(tx, account, email, parts.now()), letters: [] }
  }
  return prepareEmailChange(parts, tx, email, request)
}

/** Who has a second factor changes the account, and the ways into it, with it alone. */
async function requireSecondFactor(
  { database }: AuthParts,
  {
    account,
    session,
    body,
  }: { account: Account; session: Session; body: z.output<typeof Changes> },
) {
  if (!(body.email || body.phone || body.password || body.data)) return
  if (await hasUnusedFactor({ database }, { account, session })) {
    throw sessionErrors.insufficientAal(
      401,
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
}

/** The address somebody wants to change to; nothing when it is the one they have. */
async function readNewEmail(
  { database, limits }: AuthParts,
  account: Account,
  body: z.output<typeof Changes>,
) {
  if (body.app_metadata) throw requestErrors.notAdmin()
  const changesWayIn = body.email || body.phone || typeof body.password === 'string'
  const isManaged = account.is_sso_user && changesWayIn
  if (isManaged) throw userErrors.ssoManaged()
  if (account.is_anonymous && typeof body.password === 'string' && !(body.email || body.phone)) {
    throw userErrors.anonymousPassword()
  }
  if (!body.email) return undefined

  const email = readEmailAddress(body.email)
  if (!email) throw accountErrors.invalidEmail()
  if (email === account.email) return undefined
  await limits.countEmail('email_change', account.email ?? email)
  if (await findByEmail(database, email)) throw accountErrors.emailExists()
  return email
}
