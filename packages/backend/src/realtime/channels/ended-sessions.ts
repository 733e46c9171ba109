import type { Queries } from '@slovo/database'
import type { Claims } from '../../kernel/gateway/caller.ts'

/** The channel on which the database tells which sessions were ended (`09-ended-sessions.sql`). */
export const ENDED_SESSIONS = 'ended_sessions'

/** The session that a token was made for; keys and tokens of the operator have none. */
export function sessionOf({ session_id: id }: Claims): string | undefined {
  return typeof id === 'string' ? id : undefined
}

/** Whether the session of a token was ended, or its account banned. A token outlives both. */
export async function isSessionEnded(queries: Queries, claims: Claims): Promise<boolean> {
  const session = sessionOf(claims)
  if (session === undefined) return false
  const { rowCount } = await queries.query(
    `select from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1::uuid and (s.not_after is null or s.not_after > now())
       and (u.banned_until is null or u.banned_until <= now())`,
    [session],
  )
  return rowCount === 0
}
