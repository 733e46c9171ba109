import type { Queries } from '@slovo/database'

export interface MailQueue {
  /** AuthEmails that are not sent yet. */
  waiting: number
  /** Of these, mails that could not be sent at least once. */
  failing: number
  /** For how many seconds the oldest has waited; 0 when none waits. */
  oldestSeconds: number
}

/** How many mails wait to be sent, and for how long: a mail server that does not answer shows here. */
export async function readMailQueue(queries: Queries, now = new Date()): Promise<MailQueue> {
  const { rows } = await queries.query<{ waiting: number; failing: number; oldest: Date | null }>(
    `select count(*)::integer as waiting, min(created_at) as oldest,
            count(*) filter (where failed_attempts > 0)::integer as failing
     from auth.outgoing_mails`,
  )
  const { waiting = 0, failing = 0, oldest = null } = rows[0] ?? {}
  const age = oldest ? (now.getTime() - new Date(oldest).getTime()) / 1000 : 0
  return { waiting, failing, oldestSeconds: Math.max(0, age) }
}
