import { Hono } from 'hono'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { requireSession, type SignedIn } from './require-session.ts'
import { endSession, endSessions } from './sessions.ts'

/** `POST /logout?scope=…`: ends all sessions of the account, this one, or all others. */
export function logoutRoutes(parts: AuthParts) {
  return new Hono<SignedIn>().post('/', requireSession(parts), async (c) => {
    const { account, session } = c.var
    const scope = c.req.query('scope') || 'global'
    if (scope === 'global') await endSessions(parts.database, account.id)
    else if (scope === 'others') await endSessions(parts.database, account.id, session.id)
    else if (scope === 'local') await endSession(parts.database, session.id)
    else throw authErrors.validationFailed(`Unsupported logout scope "${scope.slice(0, 40)}"`)
    return c.body(null, 204)
  })
}
