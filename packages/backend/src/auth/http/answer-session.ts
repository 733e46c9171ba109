import type { Context } from 'hono'
import type { SessionAnswer } from '../sessions/sessions.ts'

/** A session as an answer that nobody on the way may keep. */
export function answerSession(c: Context, session: SessionAnswer, extra: object = {}) {
  c.header('cache-control', 'no-store')
  c.header('sb-auth-user-id', session.user.id)
  return c.json({ ...session, ...extra })
}
