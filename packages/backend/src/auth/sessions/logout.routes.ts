import { Hono } from 'hono'
import type { Account } from '../accounts/account-rows.ts'
import { auditEntriesJson, INSERT_AUDIT_ENTRIES } from '../audit/audit.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { sessionErrors } from './errors.ts'
import { requireSession, type Session, type SignedIn, type TokenCheck } from './require-session.ts'

interface LogoutServices extends TokenCheck {
  /** Whether the account has a second factor that the session has not used. */
  hasUnusedFactor: (signedIn: { account: Account; session: Session }) => Promise<boolean>
}

/** Which sessions of the account end; `:sessionId` is the one that asks. */
const SCOPES = new Map([
  ['global', ':sessionId::uuid is not null'],
  ['others', 'id <> :sessionId'],
  ['local', 'id = :sessionId'],
])

/** `POST /logout?scope=…`: ends all sessions of the account, this one, or all others. */
export function logoutRoutes(services: LogoutServices) {
  const { database, hasUnusedFactor, now } = services

  /** Where the account has a second factor, a session that has proved the password alone cannot end others. */
  const allowedScope = async (scope: string, signedIn: SignedIn['Variables']) => {
    if (scope === 'local' || !(await hasUnusedFactor(signedIn))) return scope
    if (scope === 'global') return 'local'
    throw sessionErrors.insufficientAal(403, 'AAL2 session is required when MFA is enabled.')
  }

  return new Hono<SignedIn>().post('/', requireSession(services), async (c) => {
    const { account, session, device } = c.var
    const scope = c.req.query('scope') || 'global'
    if (!SCOPES.has(scope)) {
      throw requestErrors.validationFailed(`Unsupported logout scope "${scope.slice(0, 40)}"`)
    }
    const condition = SCOPES.get(await allowedScope(scope, c.var))

    const at = now()
    await database.query(
      `with audit as (${INSERT_AUDIT_ENTRIES})
       delete from auth.sessions where user_id = :userId and ${condition}`,
      {
        userId: account.id,
        sessionId: session.id,
        auditEntries: auditEntriesJson([{ action: 'logout', account, now: at }]),
        now: at,
        ip: device.ip,
      },
    )
    return c.body(null, 204)
  })
}
