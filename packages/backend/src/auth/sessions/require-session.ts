import type { Context, MiddlewareHandler } from 'hono'
import { type Bearer, bearerOf, type GatewayEnv } from '../../kernel/gateway/caller.ts'
import { isUuid } from '../../kernel/http/uuid.ts'
import { type Account, findAccount, isBanned } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { sessionErrors } from './errors.ts'

export interface Session {
  id: string
  createdAt: Date
  /** How surely somebody proved who they are: `aal2` with a second factor. */
  aal: string
  /** The application whose session it is, where it is not one of the site. */
  clientId?: string
  scopes?: string
}

export type SignedIn = {
  Variables: GatewayEnv['Variables'] & { account: Account; session: Session }
}

/**
 * Lets only a signed-in person through, whose account and session still exist. An application that acts for
 * somebody comes through only where it is meant: otherwise it could take the account over.
 */
export function requireSession(
  parts: AuthParts,
  { isForApplications = false } = {},
): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const { account, session } = await readSession(c, parts)
    if (session.clientId && !isForApplications) throw sessionErrors.notForApplications()
    c.set('account', account)
    c.set('session', session)
    await next()
  }
}

async function readSession(c: Context, parts: AuthParts) {
  const bearer = bearerOf(c)
  if (!bearer) throw requestErrors.noAuthorization()
  return requireSessionOfToken(parts, bearer)
}

/** The account and the session that a token speaks for, if both are still there. */
export async function requireSessionOfToken({ database, now }: AuthParts, { claims }: Bearer) {
  const { sub, session_id: sessionId } = claims
  if (typeof sub !== 'string' || sub === '') throw sessionErrors.missingSub()
  if (!isUuid(sub)) throw sessionErrors.subNotUuid()

  const account = await findAccount(database, sub)
  if (!account) throw sessionErrors.userNotFound()
  if (isBanned(account, now())) throw accountErrors.userBanned()
  if (!isUuid(sessionId)) throw sessionErrors.sessionNotFound()

  const { rows } = await database.query<SessionRow>(
    `select created_at, aal, oauth_client_id, scopes from auth.sessions
     where id = $1 and user_id = $2 and (not_after is null or not_after > $3)`,
    [sessionId, sub, now()],
  )
  const [row] = rows
  if (!row) throw sessionErrors.sessionNotFound()
  const session: Session = {
    id: sessionId,
    createdAt: row.created_at,
    aal: row.aal ?? 'aal1',
    clientId: row.oauth_client_id ?? undefined,
    scopes: row.scopes ?? undefined,
  }
  return { account, session }
}

type SessionRow = {
  created_at: Date
  aal: string | null
  oauth_client_id: string | null
  scopes: string | null
}
