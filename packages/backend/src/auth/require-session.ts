import type { Context, MiddlewareHandler } from 'hono'
import { type Bearer, bearerOf, type GatewayEnv } from '../gateway/caller.ts'
import { type Account, findAccount, isBanned } from './accounts.ts'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { isUuid } from './uuid.ts'

export interface Session {
  id: string
  createdAt: Date
  /** How surely somebody proved who they are: `aal2` with a second factor. */
  aal: string
}

export type SignedIn = {
  Variables: GatewayEnv['Variables'] & { account: Account; session: Session }
}

/** Lets only a signed-in person through, whose account and session still exist. */
export function requireSession(parts: AuthParts): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const { account, session } = await readSession(c, parts)
    c.set('account', account)
    c.set('session', session)
    await next()
  }
}

async function readSession(c: Context, parts: AuthParts) {
  const bearer = bearerOf(c)
  if (!bearer) throw authErrors.noAuthorization()
  return requireLiveBearer(parts, bearer)
}

/** The account and the session that a token speaks for, if both are still there. */
export async function requireLiveBearer({ database, now }: AuthParts, { claims }: Bearer) {
  const { sub, session_id: sessionId } = claims
  if (typeof sub !== 'string' || sub === '') throw authErrors.missingSub()
  if (!isUuid(sub)) throw authErrors.subNotUuid()

  const account = await findAccount(database, sub)
  if (!account) throw authErrors.userNotFound()
  if (isBanned(account, now())) throw authErrors.userBanned()
  if (!isUuid(sessionId)) throw authErrors.sessionNotFound()

  const { rows } = await database.query<{ created_at: Date; aal: string | null }>(
    `select created_at, aal from auth.sessions
     where id = $1 and user_id = $2 and (not_after is null or not_after > $3)`,
    [sessionId, sub, now()],
  )
  const [row] = rows
  if (!row) throw authErrors.sessionNotFound()
  const session: Session = { id: sessionId, createdAt: row.created_at, aal: row.aal ?? 'aal1' }
  return { account, session }
}
