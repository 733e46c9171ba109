import type { Queries } from '@slovo/database'
import { findAccount, isBanned } from '../accounts/account-rows.ts'

/** Whether a session was ended, or its user banned: an access token outlives both. */
export async function isSessionEnded(
  queries: Queries,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await queries.query<{ user_id: string }>(
    `select user_id from auth.sessions
     where id = $1::uuid and (not_after is null or not_after > now())`,
    [sessionId],
  )
  const [session] = rows
  if (!session) return true
  const account = await findAccount(queries, session.user_id)
  return account === undefined || isBanned(account, now)
}
