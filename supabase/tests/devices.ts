import { randomUUID } from 'node:crypto'
import type { Person, Speaker, TestDatabase } from '@slovo/testing'

export interface Device extends Speaker {
  session: string
}

type Row = Record<string, unknown>

/** A device on which this person is signed in: what it says is said in a session, which can be ended. */
export async function deviceOf(db: TestDatabase, { id }: Person): Promise<Device> {
  const session = randomUUID()
  await db.query(
    `insert into auth.sessions (id, user_id, created_at, aal) values ($1, $2, now(), 'aal1')`,
    [session, id],
  )
  const claims = { sub: id, role: 'authenticated', aal: 'aal1', session_id: session }
  return {
    session,
    query: async <R extends Row>(sql: string, values?: readonly unknown[]) =>
      (await db.database.request<R>({ role: 'authenticated', claims }, sql, values)).rows,
  }
}

export async function endSession(db: TestDatabase, { session }: Device) {
  await db.query('delete from auth.sessions where id = $1', [session])
}
