import type { Context } from 'hono'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { TokenType } from '../email/one-time-tokens.ts'
import { acceptToken, HALF_WAY, tokenTypesOf } from '../email/redeem-token.ts'
import { authErrors } from '../errors/auth-error.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { describeRefusal, leadBack, sessionFragment } from '../http/redirect-to-site.ts'
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
  if (c.req.method !== 'GET') throw authErrors.methodNotAllowed()
  await parts.limits.countRequest(c, 'verify')
  const { token, type } = c.req.query()
  if (!token || token.includes('\0')) throw authErrors.validationFailed('Verify requires a token')
  if (!type) throw authErrors.validationFailed('Verify requires a verification type')

  const isPkce = token.startsWith('pkce_')
  const target = new URL(redirectTarget(c, parts.settings))
  try {
    const { query = {}, fragment } = await outcomeOf(parts, c, { token, type, isPkce })
    return leadBack(c, target, { query, fragment })
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    const told = describeRefusal(error)
    return leadBack(c, target, { query: isPkce ? told : {}, fragment: { ...told, sb: '' } })
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
    refusal: authErrors.linkExpired(),
  }
  return parts.database.transaction(async (tx): Promise<Outcome> => {
    const accepted = await acceptToken(parts, tx, proof)
    const { account } = accepted
    if (accepted.isHalfWay) {
      const message = { message: HALF_WAY }
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
