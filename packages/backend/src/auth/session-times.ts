import type { Queries } from '@slovo/database'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { secondsAfter } from './times.ts'

type SessionTimes = { created_at: Date; not_after: Date | null; refreshed_at: Date | null }

/** Throws when the operator's limits have ended a session. */
export async function requireLiveSession(
  { settings, now }: AuthParts,
  tx: Queries,
  sessionId: string,
) {
  const { rows } = await tx.query<SessionTimes>(
    `select created_at, not_after, refreshed_at at time zone 'utc' as refreshed_at
     from auth.sessions where id = $1`,
    [sessionId],
  )
  const [session] = rows
  if (!session) throw authErrors.refreshTokenNotFound()

  const { sessionTimebox, sessionInactivityTimeout } = settings.auth
  const isOver = (since: Date, seconds: number) =>
    seconds > 0 && secondsAfter(since, seconds) <= now()
  if (session.not_after && session.not_after <= now()) throw authErrors.sessionExpired('')
  if (isOver(session.created_at, sessionTimebox)) throw authErrors.sessionExpired('')
  if (isOver(session.refreshed_at ?? session.created_at, sessionInactivityTimeout)) {
    throw authErrors.sessionExpired(' (Inactivity)')
  }
}
