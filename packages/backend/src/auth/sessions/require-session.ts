import type { Database } from '@slovo/database'
import type { MiddlewareHandler } from 'hono'
import { type Bearer, bearerOf } from '../../kernel/gateway/caller.ts'
import { isUuid } from '../../kernel/http/uuid.ts'
import { type Account, findAccount, isBanned } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { sessionErrors } from './errors.ts'

export interface Session {
  id: string
  createdAt: Date
  /** The authenticator assurance level: `aal2` with a second factor. */
  aal: string
  /** The OAuth client whose session it is, unless it is one of the site. */
  clientId?: string
  scopes?: string
}

export type SignedIn = {
  Variables: AuthEnv['Variables'] & { account: Account; session: Session }
}

export interface TokenCheck {
  database: Database
  now: () => Date
}

/**
 * Requires a token whose account and session still exist. An OAuth client passes only where `isForApplications`:
 * otherwise it could take over the account of the user it acts for.
 */
export function requireSession(
  services: TokenCheck,
  { isForApplications = false } = {},
): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const bearer = bearerOf(c)
    if (!bearer) throw requestErrors.noAuthorization()
    const { account, session } = await requireSessionOfToken(services, bearer)
    if (session.clientId && !isForApplications) throw sessionErrors.notForApplications()
    c.set('account', account)
    c.set('session', session)
    await next()
  }
}

/** The account and the session of a token, if both still exist. */
export async function requireSessionOfToken({ database, now }: TokenCheck, { claims }: Bearer) {
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
