import type { Context } from 'hono'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { AuthParts } from '../auth-parts.ts'
import { emailErrors } from '../email/errors.ts'
import type { TokenType } from '../email/one-time-tokens.ts'
import { AWAITING_OTHER_EMAIL_MESSAGE, redeemToken, tokenTypesOf } from '../email/redeem-token.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { describeError, redirectToSite, sessionFragment } from '../http/redirect-to-site.ts'
import { isPasswordNeeded, PASSWORD_NEEDED } from '../passwords/sign-up-passwords.ts'
import { type FlowMethod, issueCode } from '../sessions/flow-states.ts'
import { deviceOf, startSession } from '../sessions/sessions.ts'

const METHODS: Record<TokenType, FlowMethod[]> = {
  confirmation_token: ['email/signup', 'invite'],
  recovery_token: ['recovery', 'magiclink'],
  email_change_token_new: ['email_change'],
  email_change_token_current: ['email_change'],
  reauthentication_token: [],
  phone_change_token: [],
}

/**
 * `GET /verify`: somebody followed the link of a mail. Whatever comes of it goes back to the site: a code where
 * the flow began with a challenge, else the session itself, or what went wrong.
 */
export async function followLink(parts: AuthParts, c: Context) {
  // Programs that look at links ask with HEAD; that must not use the token up.
  if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
  await parts.limits.countRequest(c, 'verify')
  const { token, type } = c.req.query()
  if (!token || token.includes('\0'))
    throw requestErrors.validationFailed('Verify requires a token')
  if (!type) throw requestErrors.validationFailed('Verify requires a verification type')

  const isPkce = token.startsWith('pkce_')
  const target = new URL(redirectTarget(c, parts.settings))
  try {
    const { query = {}, fragment } = await outcomeOf(parts, c, { token, type, isPkce })
    return redirectToSite(c, target, { query, fragment })
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    const told = describeError(error)
    return redirectToSite(c, target, { query: isPkce ? told : {}, fragment: { ...told, sb: '' } })
  }
}

interface Outcome {
  query?: Record<string, string>
  fragment?: Record<string, string>
}

async function outcomeOf(
  parts: AuthParts,
  c: Context,
  { token, type, isPkce }: { token: string; type: string; isPkce: boolean },
): Promise<Outcome> {
  const proof = {
    tokenHashes: [token],
    types: tokenTypesOf(type),
    refusal: emailErrors.linkExpired(),
  }
  return parts.database.transaction(async (tx): Promise<Outcome> => {
    const accepted = await redeemToken(parts, tx, proof)
    const { account } = accepted
    if (accepted.isAwaitingOther) {
      const message = { message: AWAITING_OTHER_EMAIL_MESSAGE }
      return { query: isPkce ? message : undefined, fragment: { ...message, sb: '' } }
    }
    if (isPkce) {
      const methods = METHODS[accepted.type]
      const code = await issueCode(tx, { userId: account.id, methods, now: parts.now() })
      return { query: { code, ...(isPasswordNeeded(account) && { [PASSWORD_NEEDED]: 'true' }) } }
    }
    const device = deviceOf(c, parts)
    const session = await startSession(parts, tx, account, { method: 'otp', device })
    return { fragment: sessionFragment(session, { type }) }
  })
}
