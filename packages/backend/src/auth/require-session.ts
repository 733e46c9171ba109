import type { Context, MiddlewareHandler } from 'hono'
import { bearerOf, type GatewayEnv } from '../gateway/caller.ts'
import { type Account, findAccount, isBanned } from './accounts.ts'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface Session {
  id: string
  createdAt: Date
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

async function readSession(c: Context, { database, now }: AuthParts) {
  const bearer = bearerOf(c)
  if (!bearer) throw authErrors.noAuthorization()
  const { sub, session_id: sessionId } = bearer.claims
  if (typeof sub !== 'string' || sub === '') throw authErrors.missingSub()
  if (!UUID.test(sub)) throw authErrors.subNotUuid()

  const account = await findAccount(database, sub)
  if (!account) throw authErrors.userNotFound()
  if (isBanned(account, now())) throw authErrors.userBanned()
  if (typeof sessionId !== 'string' || !UUID.test(sessionId)) throw authErrors.sessionNotFound()

  const { rows } = await database.query<{ created_at: Date }>(
    `select created_at from auth.sessions
     where id = $1 and user_id = $2 and (not_after is null or not_after > $3)`,
    [sessionId, sub, now()],
  )
  const [row] = rows
  if (!row) throw authErrors.sessionNotFound()
  return { account, session: { id: sessionId, createdAt: row.created_at } }
}
