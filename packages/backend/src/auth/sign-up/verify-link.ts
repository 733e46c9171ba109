import type { Database } from '@slovo/database'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { isPasswordNeeded, PASSWORD_NEEDED } from '../accounts/account-passwords.ts'
import { emailErrors } from '../email/errors.ts'
import type { TokenType } from '../email/one-time-tokens.ts'
import {
  AWAITING_OTHER_EMAIL_MESSAGE,
  type RedeemServices,
  redeemToken,
  tokenTypesOf,
} from '../email/redeem-token.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { describeError, sessionFragment } from '../http/redirect-to-site.ts'
import { type FlowMethod, issueCode } from '../sessions/flow-states.ts'
import type { Sessions } from '../sessions/sessions.ts'

const FLOW_METHODS: Record<TokenType, FlowMethod[]> = {
  confirmation_token: ['email/signup', 'invite'],
  recovery_token: ['recovery', 'magiclink'],
  email_change_token_new: ['email_change'],
  email_change_token_current: ['email_change'],
  reauthentication_token: [],
  phone_change_token: [],
}

interface LinkServices extends RedeemServices {
  database: Database
  sessions: Sessions
}

interface Link {
  token: string
  type: string
  device: ClientDevice
}

interface Outcome {
  query?: Record<string, string>
  fragment?: Record<string, string>
}

/**
 * The outcome of a followed link, for the URL of the site: a code where the flow began with a challenge, else the
 * session itself, or the error.
 */
export async function verifyLink(services: LinkServices, link: Link): Promise<Outcome> {
  const isPkce = link.token.startsWith('pkce_')
  try {
    return await redeemLink(services, { ...link, isPkce })
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    const fields = describeError(error)
    return { query: isPkce ? fields : {}, fragment: { ...fields, sb: '' } }
  }
}

async function redeemLink(
  services: LinkServices,
  { token, type, isPkce, device }: Link & { isPkce: boolean },
): Promise<Outcome> {
  const { database, sessions, now } = services
  const error = emailErrors.linkExpired()
  const proof = { tokenHashes: [token], types: tokenTypesOf(type), error }
  return database.transaction(async (tx): Promise<Outcome> => {
    const redeemed = await redeemToken(services, tx, proof)
    const { account } = redeemed
    if (redeemed.isAwaitingOther) {
      const message = { message: AWAITING_OTHER_EMAIL_MESSAGE }
      return { query: isPkce ? message : undefined, fragment: { ...message, sb: '' } }
    }
    if (isPkce) {
      const methods = FLOW_METHODS[redeemed.type]
      const code = await issueCode(tx, { userId: account.id, methods, now: now() })
      return { query: { code, ...(isPasswordNeeded(account) && { [PASSWORD_NEEDED]: 'true' }) } }
    }
    const session = await sessions.start(tx, account, { method: 'otp', device })
    return { fragment: sessionFragment(session, { type }) }
  })
}
