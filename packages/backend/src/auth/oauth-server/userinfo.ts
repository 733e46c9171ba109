import { Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import { claimsOf } from './claims.ts'

/** `GET` and `POST /oauth/userinfo`: who the person is for whom an application acts. */
export function userinfoRoutes(parts: AuthParts) {
  return new Hono<SignedIn>()
    .use(async (c, next) => {
      // RFC 6750, 3: a refusal names the scheme, and the fault of a token that was sent.
      const fault = c.req.header('authorization') ? ', error="invalid_token"' : ''
      c.header('www-authenticate', `Bearer realm="userinfo"${fault}`)
      await next()
      if (c.res.ok) c.res.headers.delete('www-authenticate')
    })
    .on(['GET', 'POST'], '/', requireSession(parts, { isForApplications: true }), (c) => {
      const { account, session } = c.var
      c.header('cache-control', 'no-store')
      return c.json(claimsOf(account, session.scopes ?? null))
    })
}
