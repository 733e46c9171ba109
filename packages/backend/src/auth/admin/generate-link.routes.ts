import type { Queries } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import {
  type Account,
  findAccount,
  findByEmail,
  requireAccountRow,
} from '../accounts/account-rows.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { verifyUrl } from '../email/emails.ts'
import { type IssuedToken, issueToken } from '../email/one-time-tokens.ts'
import { prepareEmail } from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { metadata, optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { hashPassword } from '../passwords/hashing.ts'
import { requireStrongPassword } from '../passwords/password-rules.ts'
import { setPassword } from '../passwords/sign-up-passwords.ts'
import { findOrInvite } from '../sign-up/invite.routes.ts'
import { readUser } from '../user/present-user.ts'

const TYPES = [
  ...['signup', 'invite', 'magiclink', 'recovery'],
  ...['email_change_current', 'email_change_new'],
] as const
const Request = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadata,
  redirect_to: optionalText,
})

/** `POST /admin/generate_link`: what a mail would carry, for an operator who sends it some other way. */
export function generateLinkRoutes(parts: AuthParts) {
  const { database, settings } = parts
  return new Hono().post('/', async (c) => {
    const wish = await readWish(readBody(c, Request), parts)
    const passwordHash = wish.password && (await hashPassword(wish.password))
    const redirectTo = redirectTarget(c, settings, wish.redirectTo)

    const { userId, token, type, linkType } = await database.transaction((tx) =>
      prepareLink(parts, tx, { ...wish, passwordHash, redirectTo }),
    )
    const account = await findAccount(database, userId)
    if (!account) throw accountErrors.unknownUser()
    return c.json({
      ...(await readUser(database, account)),
      action_link: verifyUrl(settings.issuer, token.tokenHash, linkType, redirectTo),
      email_otp: token.otp,
      hashed_token: token.tokenHash,
      verification_type: type,
      redirect_to: redirectTo,
    })
  })
}

async function readWish(body: z.output<typeof Request>, parts: AuthParts) {
  const { settings } = parts
  const type = TYPES.find((known) => known === body.type)
  if (!type) throw requestErrors.validationFailed(`Invalid email action link type requested`)
  const email = readEmailAddress(body.email ?? '')
  if (!email) throw accountErrors.invalidEmail()
  if (type === 'signup') {
    if (!body.password) throw requestErrors.validationFailed('Signup requires a valid password')
    await requireStrongPassword(parts, body.password)
  }
  const isChange = type === 'email_change_current' || type === 'email_change_new'
  const newEmail = isChange ? readEmailAddress(body.new_email ?? '') : undefined
  if (isChange && !newEmail) throw accountErrors.invalidEmail()
  if (type === 'email_change_current' && !settings.auth.doubleConfirmEmailChange) {
    throw requestErrors.validationFailed(
      'Enable secure email change to generate link for current email',
    )
  }
  const password = type === 'signup' ? body.password : undefined
  return { type, email, newEmail, password, data: body.data ?? {}, redirectTo: body.redirect_to }
}

type Wish = Awaited<ReturnType<typeof readWish>> & { passwordHash?: string; redirectTo: string }
type Link = { userId: string; token: IssuedToken; type: string; linkType: string }

async function prepareLink(parts: AuthParts, tx: Queries, wish: Wish): Promise<Link> {
  const { type, email, data, passwordHash, redirectTo } = wish
  const now = parts.now()
  const known = await findByEmail(tx, email)
  if (type === 'email_change_current' || type === 'email_change_new') {
    return prepareChangeLink(parts, tx, wish, known)
  }
  if (type === 'recovery' && !known) throw accountErrors.unknownUser()
  if (type === 'invite') {
    const account = await findOrInvite(parts, tx, { email, data })
    const { token } = await prepareEmail(parts, tx, 'invite', { account, redirectTo })
    return { userId: account.id, token, type, linkType: type }
  }
  if (type === 'signup' && known?.email_confirmed_at) throw accountErrors.emailExists()

  const wanted = { email, data, passwordHash, isConfirmed: false, isByAdmin: true, now }
  const account = known ?? (await createAccount(tx, wanted))
  if (!account) throw accountErrors.emailExists()
  if (known && passwordHash) {
    await setPassword(tx, known, passwordHash)
  }
  const kind =
    type === 'recovery' ? 'recovery' : known && type === 'magiclink' ? 'magic_link' : 'confirmation'
  const { token, type: linkType } = await prepareEmail(parts, tx, kind, { account, redirectTo })
  const action = kind === 'confirmation' ? 'user_confirmation_requested' : 'user_recovery_requested'
  await recordAudit(tx, { action, account, now, isByAdmin: true })
  return { userId: account.id, token, type: linkType, linkType }
}

/** The link for one of the two addresses; a link for the other one stays good. */
async function prepareChangeLink(
  { settings, now }: AuthParts,
  tx: Queries,
  { type, email, newEmail = '' }: Wish,
  known: Account | undefined,
): Promise<Link> {
  if (!known) throw accountErrors.unknownUser()
  if (await findByEmail(tx, newEmail)) throw accountErrors.emailExists()
  const account = requireAccountRow(
    await tx.query<Account>(
      `update auth.users
       set email_change_confirm_status = case when email_change = $2 then email_change_confirm_status else 0 end,
           email_change = $2, email_change_sent_at = $3, updated_at = $3
       where id = $1 returning *`,
      [known.id, newEmail, now()],
    ),
  )
  const isNew = type === 'email_change_new'
  const token = await issueToken(tx, settings, {
    userId: account.id,
    type: isNew ? 'email_change_token_new' : 'email_change_token_current',
    address: isNew ? newEmail : email,
    now: now(),
  })
  return { userId: account.id, token, type, linkType: 'email_change' }
}
