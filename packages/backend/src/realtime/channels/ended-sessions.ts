import type { Claims } from '../../kernel/gateway/caller.ts'

/** The channel on which the database notifies which sessions were ended (`09-ended-sessions.sql`). */
export const ENDED_SESSIONS = 'ended_sessions'

/** The session that a token was made for; keys and tokens of the operator have none. */
export function sessionOf({ session_id: id }: Claims): string | undefined {
  return typeof id === 'string' ? id : undefined
}
