import type { Queries } from '@slovo/database'
import { setPassword } from '../accounts/account-passwords.ts'
import type { Account } from '../accounts/account-rows.ts'
import { findByEmail, proposeEmail } from '../accounts/email-accounts.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { recordAudit } from '../audit/audit.ts'
import { type IssuedToken, issueToken } from '../email/one-time-tokens.ts'
import { prepareEmail, type TokenServices } from '../email/prepare-email.ts'
import type { Metadata } from '../http/read-body.ts'
import { findOrInvite } from '../sign-up/invite.ts'

export const LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const
type LinkType = (typeof LINK_TYPES)[number]

interface LinkRequest {
  type: LinkType
  email: string
  newEmail?: string
  passwordHash?: string
  data: Metadata
  redirectTo: string
}

interface Link {
  userId: string
  token: IssuedToken
  type: string
  /** The `type` of the URL. */
  linkType: string
}

/** Issues the token that an e-mail would carry, and makes the account where there is none. */
export async function generateLink(
  services: TokenServices,
  tx: Queries,
  request: LinkRequest,
): Promise<Link> {
  const { type, email, data, passwordHash, redirectTo } = request
  const now = services.now()
  const known = await findByEmail(tx, email)
  if (type === 'email_change_current' || type === 'email_change_new') {
    return generateChangeLink(services, tx, request, known)
  }
  if (type === 'recovery' && !known) throw accountErrors.unknownUser()
  if (type === 'invite') {
    const account = await findOrInvite(tx, { email, data, now })
    const { token } = await prepareEmail(services, tx, 'invite', { account, redirectTo })
    return { userId: account.id, token, type, linkType: type }
  }
  if (type === 'signup' && known?.email_confirmed_at) throw accountErrors.emailExists()

  const wanted = { email, data, passwordHash, isConfirmed: false, isByAdmin: true, now }
  const account = known ?? (await createAccount(tx, wanted))
  if (!account) throw accountErrors.emailExists()
  if (known && passwordHash) await setPassword(tx, known, passwordHash)
  const kind = emailKindOf(type, known !== undefined)
  const prepared = await prepareEmail(services, tx, kind, { account, redirectTo })
  const action = kind === 'confirmation' ? 'user_confirmation_requested' : 'user_recovery_requested'
  await recordAudit(tx, { action, account, now, isByAdmin: true })
  const { token, type: linkType } = prepared
  return { userId: account.id, token, type: linkType, linkType }
}

function emailKindOf(type: 'signup' | 'magiclink' | 'recovery', isKnown: boolean) {
  if (type === 'recovery') return 'recovery'
  return isKnown && type === 'magiclink' ? 'magic_link' : 'confirmation'
}

/** The link for one of the two addresses; a link for the other one stays valid. */
async function generateChangeLink(
  { settings, now }: TokenServices,
  tx: Queries,
  { type, email, newEmail = '' }: LinkRequest,
  known: Account | undefined,
): Promise<Link> {
  if (!known) throw accountErrors.unknownUser()
  if (await findByEmail(tx, newEmail)) throw accountErrors.emailExists()
  const account = await proposeEmail(tx, known, newEmail, now())
  const isNew = type === 'email_change_new'
  const token = await issueToken(
    tx,
    { jwtSecret: settings.jwtSecret, otpLength: settings.auth.otpLength },
    {
      userId: account.id,
      type: isNew ? 'email_change_token_new' : 'email_change_token_current',
      sentTo: isNew ? newEmail : email,
      now: now(),
    },
  )
  return { userId: account.id, token, type, linkType: 'email_change' }
}
