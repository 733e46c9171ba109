import type { Queries } from '@slovo/database'
import type { MailKind } from '../../outbox/email/mail-templates.ts'
import { type Account, updateAccount } from '../accounts/account-rows.ts'
import type { Challenge } from '../sessions/flow-challenge.ts'
import { type FlowMethod, startFlow } from '../sessions/flow-states.ts'
import { issueToken, type TokenType } from './one-time-tokens.ts'
import type { AuthEmail } from './write-email.ts'

interface KindOfEmail {
  token: TokenType
  /** The `type` of the link. */
  linkType: string
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'reauthentication_sent_at'
  /** The PKCE flow that the link continues. */
  flow?: FlowMethod
}

const KINDS = {
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
} satisfies Partial<Record<MailKind, KindOfEmail>>

export interface EmailRequest {
  account: Account
  redirectTo: string
  challenge?: Challenge
  /** The password of the sign-up that this e-mail confirms. */
  passwordHash?: string
}

/** What issuing a token takes. */
export interface TokenServices {
  settings: { jwtSecret: string; auth: { otpLength: number } }
  now: () => Date
}

/** Issues a fresh token for an e-mail. Send it in the same transaction. */
export async function prepareEmail(
  { settings, now }: TokenServices,
  tx: Queries,
  kind: keyof typeof KINDS,
  { account, redirectTo, challenge, passwordHash }: EmailRequest,
): Promise<AuthEmail> {
  const { token: type, linkType, sentAt, flow }: KindOfEmail = KINDS[kind]
  const { id: userId, email } = account
  const to = email ?? ''
  const at = now()
  if (challenge && flow) {
    await startFlow(tx, { userId, challenge, method: flow, passwordHash, now: at })
  }
  const token = await issueToken(
    tx,
    { jwtSecret: settings.jwtSecret, otpLength: settings.auth.otpLength },
    { userId, type, sentTo: to, isPkce: challenge !== undefined, now: at },
  )
  await updateAccount(tx, userId, { [sentAt]: at, updated_at: at })
  return { kind, type: linkType, to, account, token, redirectTo }
}

export interface EmailChangeServices extends TokenServices {
  settings: TokenServices['settings'] & { auth: { doubleConfirmEmailChange: boolean } }
}

/** The e-mails of an address change: to the new address, and to the old one where both have to agree. */
export async function prepareEmailChange(
  { settings, now }: EmailChangeServices,
  tx: Queries,
  newEmail: string,
  { account, redirectTo, challenge }: EmailRequest,
): Promise<{ account: Account; emails: AuthEmail[] }> {
  const userId = account.id
  const at = now()
  if (challenge) await startFlow(tx, { userId, challenge, method: 'email_change', now: at })
  const changed = await updateAccount(tx, userId, {
    email_change: newEmail,
    email_change_sent_at: at,
    email_change_confirm_status: 0,
    updated_at: at,
  })
  const prepare = async (to: string, type: TokenType): Promise<AuthEmail> => ({
    kind: 'email_change',
    type: 'email_change',
    to,
    account: changed,
    redirectTo,
    token: await issueToken(
      tx,
      { jwtSecret: settings.jwtSecret, otpLength: settings.auth.otpLength },
      { userId, type, sentTo: to, isPkce: challenge !== undefined, now: at },
    ),
  })
  const emails = [await prepare(newEmail, 'email_change_token_new')]
  if (settings.auth.doubleConfirmEmailChange && account.email) {
    emails.push(await prepare(account.email, 'email_change_token_current'))
  }
  return { account: changed, emails }
}
