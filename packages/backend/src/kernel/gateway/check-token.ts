import { errors } from 'jose'
import type { Keyring } from '../keys/keyring.ts'
import type { Bearer, Claims } from './caller.ts'
import { TokenError } from './token-error.ts'

const REMEMBERED = 2_000

interface Known {
  claims: Claims
  kid?: string
}

/**
 * Checks tokens, and caches the valid ones until they or their key expire: a page calls its backend many
 * times with the same token, and a signature does not change.
 */
export function createTokenCheck(keyring: Keyring, issuer: string, now: () => Date) {
  const known = new Map<string, Known>()

  return async function checkToken(token: string): Promise<Bearer> {
    const { claims, kid } = known.get(token) ?? (await verify(token))
    if (!(await keyring.trusts(kid))) {
      known.delete(token)
      throw new TokenError('signature', 'the key of this token is not used any longer')
    }
    if (isOver(claims, now())) {
      known.delete(token)
      throw new TokenError('expired', 'JWT expired')
    }
    return { token, claims }
  }

  async function verify(token: string): Promise<Known> {
    const checked = await keyring.verify(token).catch((error) => {
      throw toTokenError(error)
    })
    if (isForAnApplication(checked.claims)) {
      throw new TokenError('claims', 'an ID token gives no access')
    }
    const oldest = known.keys().next().value
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest)
    known.set(token, checked)
    return checked
  }

  /** Every access token of ours names a role; a token without one is an ID token, for an application. */
  function isForAnApplication({ iss, role }: Claims) {
    return iss === issuer && role === undefined
  }
}

function isOver({ exp }: Claims, now: Date) {
  return typeof exp === 'number' && exp * 1000 <= now.getTime()
}

function toTokenError(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new TokenError('expired', 'JWT expired')
  if (error instanceof errors.JWTClaimValidationFailed) {
    return new TokenError(error.claim === 'nbf' ? 'early' : 'claims', error.message)
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return new TokenError('signature', 'signature is invalid')
  }
  if (error instanceof errors.JOSEError || error instanceof TypeError) {
    return new TokenError('malformed', 'token is malformed')
  }
  return error
}
