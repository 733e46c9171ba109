import { type Context, Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { refreshSessionGrant } from '../sessions/refresh-session.ts'
import { signInWithWallet } from '../wallet/token-web3.ts'
import { tokenErrors } from './errors.ts'
import { exchangeCode } from './exchange-code.ts'
import { signInWithIdToken } from './sign-in-with-id-token.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

type Grant = (parts: AuthParts, c: Context) => Promise<Response>

const GRANTS = new Map<string, Grant>([
  ['password', signInWithPassword],
  ['refresh_token', refreshSessionGrant],
  ['pkce', exchangeCode],
  ['id_token', signInWithIdToken],
  ['web3', signInWithWallet],
])

/** `POST /token?grant_type=…`: one of the ways to a session. */
export function tokenRoutes(parts: AuthParts) {
  return new Hono().post('/', async (c) => {
    const type = c.req.query('grant_type') ?? ''
    await parts.limits.countRequest(c, type === 'web3' ? 'web3' : 'token')
    const grant = GRANTS.get(type)
    if (!grant) throw tokenErrors.unsupportedGrant()
    return grant(parts, c)
  })
}
