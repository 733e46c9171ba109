import type { Queries } from '@slovo/database'
import type { MailKind } from '../../outbox/email/mail-templates.ts'
import { type Account, requireAccountRow } from '../accounts/account-rows.ts'
import type { AuthParts } from '../auth-parts.ts'
import { stashSignUpPassword } from '../passwords/sign-up-passwords.ts'
import { type Challenge, type FlowMethod, startFlow } from '../sessions/flow-states.ts'
import type { AuthEmail } from './emails.ts'
import { issueToken, type TokenType } from './one-time-tokens.ts'

interface Terms {
  token: TokenType
  linkType: string
  sentAt: string
  flow?: FlowMethod
}

const TERMS = {
  confirmation: {
    token: 'confirmation_token',
    linkType: 'signup',
    sentAt: 'confirmation_sent_at',
    flow: 'email/signup',
  },
  recovery: {
    token: 'recovery_token',
    linkType: 'recovery',
    sentAt: 'recovery_sent_at',
    flow: 'recovery',
  },
  magic_link: {
    token: 'recovery_token',
    linkType: 'magiclink',
    sentAt: 'recovery_sent_at',
    flow: 'magiclink',
  },
  invite: {
    token: 'confirmation_token',
    linkType: 'invite',
    sentAt: 'confirmation_sent_at',
  },
  reauthentication: {
    token: 'reauthentication_token',
    linkType: '',
    sentAt: 'reauthentication_sent_at',
  },
} satisfies Partial<Record<MailKind, Terms>>

export interface EmailRequest {
  account: Account
  redirectTo: string
  challenge?: Challenge
  /** The password that was chosen with the sign-up that this mail confirms. */
  passwordHash?: string
}

/** Prepares a mail with a fresh token. */
export async function prepareEmail(
  { settings, now }: AuthParts,
  tx: Queries,
  kind: keyof typeof TERMS,
  { account, redirectTo, challenge, passwordHash }: EmailRequest,
): Promise<AuthEmail> {
  const terms: Terms = TERMS[kind]
  const to = account.email ?? ''
  const at = now()
  if (challenge && terms.flow) {
    const flow = { userId: account.id, challenge, method: terms.flow, now: at }
    const flowId = await startFlow(tx, flow)
    if (passwordHash) await stashSignUpPassword(tx, flowId, passwordHash)
  }
  const token = await issueToken(tx, settings, {
    userId: account.id,
    type: terms.token,
    address: to,
    isPkce: challenge !== undefined,
    now: at,
  })
  await tx.query(`update auth.users set ${terms.sentAt} = $2, updated_at = $2 where id = $1`, [
    account.id,
    at,
  ])
  return { kind, type: terms.linkType, to, account, token, redirectTo }
}

/** E-mails for a change of address: to the new one, and to the old one where both have to agree. */
export async function prepareEmailChange(
  { settings, now }: AuthParts,
  tx: Queries,
  newEmail: string,
  { account, redirectTo, challenge }: EmailRequest,
): Promise<{ account: Account; letters: AuthEmail[] }> {
  const at = now()
  if (challenge) {
    await startFlow(tx, { userId: account.id, challenge, method: 'email_change', now: at })
  }
  const changed = requireAccountRow(
    await tx.query<Account>(
      `update auth.users
       set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0, updated_at = $3
       where id = $1 returning *`,
      [account.id, newEmail, at],
    ),
  )
  const letterTo = async (to: string, type: TokenType): Promise<AuthEmail> => ({
    kind: 'email_change',
    type: 'email_change',
    to,
    account: changed,
    redirectTo,
    token: await issueToken(tx, settings, {
      userId: account.id,
      type,
      address: to,
      isPkce: challenge !== undefined,
      now: at,
    }),
  })
  const letters = [await letterTo(newEmail, 'email_change_token_new')]
  if (settings.auth.doubleConfirmEmailChange && account.email) {
    letters.push(await letterTo(account.email, 'email_change_token_current'))
  }
  return { account: changed, letters }
}
