import { Hono } from 'hono'
import { z } from 'zod'
import type { Account } from './accounts.ts'
import { findByEmail } from './accounts.ts'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { changeEmail } from './change-email.ts'
import { changeMetadata } from './change-metadata.ts'
import { changePassword, readPasswordChange } from './change-password.ts'
import { normaliseEmail } from './email-address.ts'
import { listFactors } from './factors.ts'
import { challengeFields, readChallenge } from './flow-states.ts'
import { prepareEmailChange } from './letters.ts'
import { readUser } from './present-user.ts'
import { metadata, optionalText, readBody } from './read-body.ts'
import { redirectTarget } from './redirect-target.ts'
import { requireSession, type Session, type SignedIn } from './require-session.ts'

const Changes = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  current_password: optionalText,
  nonce: optionalText,
  data: metadata,
  app_metadata: metadata,
  ...challengeFields,
})

/** `/user`: a signed-in person reads and changes their own account. */
export function userRoutes(parts: AuthParts) {
  const { database, background, postMail, settings } = parts
  return new Hono<SignedIn>()
    .get('/', requireSession(parts), async (c) => c.json(await readUser(database, c.var.account)))
    .put('/', requireSession(parts), async (c) => {
      await parts.limits.countRequest(c, 'otp')
      const { account, session } = c.var
      const body = readBody(c, Changes)
      const challenge = readChallenge(body)
      await requireSecondFactor(parts, { account, session, body })
      const email = await readNewEmail(parts, account, body)
      const password = await readPasswordChange(parts, { account, session, ...body })

      const { user, letters } = await database.transaction(async (tx) => {
        let changed = account
        if (body.data) changed = await changeMetadata(tx, account, body.data, parts.now())
        if (password) changed = await changePassword(parts, tx, { account, session, ...password })
        if (!email) return { user: await readUser(tx, changed), letters: [] }

        if (changed.is_anonymous && settings.auth.mailerAutoconfirm) {
          changed = await changeEmail(tx, changed, email, parts.now())
          return { user: await readUser(tx, changed), letters: [] }
        }
        const redirectTo = redirectTarget(c, settings)
        const change = { account: changed, redirectTo, challenge }
        const prepared = await prepareEmailChange(parts, tx, email, change)
        return { user: await readUser(tx, prepared.account), letters: prepared.letters }
      })
      for (const letter of letters) background.run('a change of address', () => postMail(letter))
      return c.json(user)
    })
}

/** Whoever has a second factor changes the ways into their account with it alone. */
async function requireSecondFactor(
  { database }: AuthParts,
  {
    account,
    session,
    body,
  }: { account: Account; session: Session; body: z.output<typeof Changes> },
) {
  if (session.aal !== 'aal1' || !(body.email || body.phone || body.password)) return
  const factors = await listFactors(database, [account.id])
  if (factors.some(({ status }) => status === 'verified')) {
    throw authErrors.insufficientAal(
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
  if (body.app_metadata) throw authErrors.notAdmin()
  if (body.phone) throw authErrors.phoneUnsupported()
  const isManaged = account.is_sso_user && (body.email || typeof body.password === 'string')
  if (isManaged) throw authErrors.ssoManaged()
  if (account.is_anonymous && typeof body.password === 'string' && !body.email) {
    throw authErrors.anonymousPassword()
  }
  if (!body.email) return undefined

  const email = normaliseEmail(body.email)
  if (!email) throw authErrors.invalidEmail()
  if (email === account.email) return undefined
  await limits.countMail('email_change', account.email ?? email)
  if (await findByEmail(database, email)) throw authErrors.emailExists()
  return email
}
