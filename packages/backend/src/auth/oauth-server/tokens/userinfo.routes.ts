import { Hono } from 'hono'
import { requireSession, type SignedIn, type TokenCheck } from '../../sessions/require-session.ts'
import { userClaims } from './present-tokens.ts'

/** `GET` and `POST /oauth/userinfo`: the user for whom a client acts. */
export function userinfoRoutes(services: TokenCheck) {
  return new Hono<SignedIn>()
    .use(async (c, next) => {
      // RFC 6750, 3: an error names the scheme, and why the token was refused if there was one.
      const fault = c.req.header('authorization') ? ', error="invalid_token"' : ''
      c.header('www-authenticate', `Bearer realm="userinfo"${fault}`)
      await next()
      if (c.res.ok) c.res.headers.delete('www-authenticate')
    })
    .on(['GET', 'POST'], '/', requireSession(services, { isForApplications: true }), (c) => {
      const { account, session } = c.var
      c.header('cache-control', 'no-store')
      return c.json(userClaims(account, session.scopes ?? null))
    })
}
