import { Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { requireSession, type SignedIn } from '../require-session.ts'
import { claimsOf } from './claims.ts'

/** `/oauth/userinfo`: who the person is for whom an application acts. */
export function userinfoRoutes(parts: AuthParts) {
  return new Hono<SignedIn>().get('/', requireSession(parts, { isForApplications: true }), (c) => {
    const { account, session } = c.var
    c.header('cache-control', 'no-store')
    return c.json(claimsOf(account, session.scopes ?? null))
  })
}
