import type { Context } from 'hono'

/** Responds with a session, which no cache may store. */
export function answerSession(c: Context, session: { user: { id: string } }) {
  c.header('cache-control', 'no-store')
  c.header('sb-auth-user-id', session.user.id)
  return c.json(session)
}
