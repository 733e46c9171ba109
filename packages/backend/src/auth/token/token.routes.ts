import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { bearerOf } from '../../kernel/gateway/caller.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import type { Limits } from '../limits/limits.ts'
import { type RefreshServices, refreshSession } from '../sessions/refresh-session.ts'
import type { SessionAnswer } from '../sessions/sessions.ts'
import {
  requireWallets,
  signInWithWallet,
  WalletCredentials,
  type WalletServices,
} from '../wallet/sign-in-with-wallet.ts'
import { tokenErrors } from './errors.ts'
import { CodeExchange, type CodeExchangeServices, exchangeCode } from './exchange-code.ts'
import {
  IdTokenCredentials,
  type IdTokenServices,
  signInWithIdToken,
} from './sign-in-with-id-token.ts'
import {
  PasswordCredentials,
  type PasswordServices,
  signInWithPassword,
} from './sign-in-with-password.ts'

const Refresh = z.object({ refresh_token: optionalText })

type TokenRouteServices = PasswordServices &
  RefreshServices &
  CodeExchangeServices &
  IdTokenServices &
  WalletServices & { limits: Limits }

type Grant = (c: Context<AuthEnv>) => Promise<SessionAnswer>

/** `POST /token?grant_type=…`: every grant responds with a session. */
export function tokenRoutes(services: TokenRouteServices) {
  const grants = new Map<string, Grant>([
    [
      'password',
      (c) => signInWithPassword(services, c.var.device, readBody(c, PasswordCredentials)),
    ],
    ['pkce', (c) => exchangeCode(services, c.var.device, readBody(c, CodeExchange))],
    [
      'web3',
      (c) => {
        requireWallets(services.settings.auth.web3)
        return signInWithWallet(services, c.var.device, readBody(c, WalletCredentials))
      },
    ],
    [
      'id_token',
      (c) => {
        const request = { device: c.var.device, bearer: () => bearerOf(c) }
        return signInWithIdToken(services, request, readBody(c, IdTokenCredentials))
      },
    ],
    [
      'refresh_token',
      async (c) => {
        const { refresh_token: token } = readBody(c, Refresh)
        if (!token) throw requestErrors.validationFailed('refresh_token required')
        const { session } = await refreshSession(services, { token, device: c.var.device })
        return session
      },
    ],
  ])

  return new Hono<AuthEnv>().post('/', async (c) => {
    const type = c.req.query('grant_type') ?? ''
    await services.limits.countRequest(c.var.device, type === 'web3' ? 'web3' : 'token')
    const grant = grants.get(type)
    if (!grant) throw tokenErrors.unsupportedGrant()
    return answerSession(c, await grant(c))
  })
}
