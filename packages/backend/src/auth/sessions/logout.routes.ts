import { Hono } from 'hono'
import { auditEntriesJson, insertAuditSql } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { hasUnusedFactor } from '../mfa/require-used-factor.ts'
import { sessionErrors } from './errors.ts'
import { requireSession, type SignedIn } from './require-session.ts'
import { deviceOf } from './sessions.ts'

/** Which sessions of the account end; `$2` is the one that asks. */
const SCOPES = new Map([
  ['global', '$2::uuid is not null'],
  ['others', 'id <> $2'],
  ['local', 'id = $2'],
])

/** For an account with a second factor, a session that has proved the password alone cannot end the others. */
async function allowedScope(parts: AuthParts, signedIn: SignedIn['Variables'], scope: string) {
  if (scope === 'local' || !(await hasUnusedFactor(parts, signedIn))) return scope
  if (scope === 'global') return 'local'
  throw sessionErrors.insufficientAal(403, 'AAL2 session is required when MFA is enabled.')
}

/** `POST /logout?scope=…`: ends all sessions of the account, this one, or all others. */
export function logoutRoutes(parts: AuthParts) {
  return new Hono<SignedIn>().post('/', requireSession(parts), async (c) => {
    const { account, session } = c.var
    const scope = c.req.query('scope') || 'global'
    if (!SCOPES.has(scope)) {
      throw requestErrors.validationFailed(`Unsupported logout scope "${scope.slice(0, 40)}"`)
    }
    const which = SCOPES.get(await allowedScope(parts, c.var, scope))

    const now = parts.now()
    await parts.database.query(
      `with line as (${insertAuditSql({ lines: '$3', now: '$4', address: '$5' })})
       delete from auth.sessions where user_id = $1 and ${which}`,
      [
        ...[account.id, session.id],
        ...[auditEntriesJson([{ action: 'logout', account, now }]), now],
        deviceOf(c, parts).address ?? null,
      ],
    )
    return c.body(null, 204)
  })
}
