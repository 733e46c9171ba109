import { randomUUID } from 'node:crypto'
import { type Caller, type Database, openDatabase, type Row, type SqlValues } from '@slovo/database'
import { findTemplate, joinTestServer, type TemplateKind, urlOf } from './template.ts'
import { whenDone } from './when-done.ts'

/** A caller of the database, who gets rows. */
export interface Speaker {
  query<R extends Row = Row>(sql: string, values?: SqlValues): Promise<R[]>
}

export interface Person {
  id: string
  email: string
}

export interface TestDatabase extends Speaker {
  /** The owner's view, past row-level security; `query` asks it. */
  database: Database
  /** A signed-in person, under row-level security; `aal2` is a session in which a second factor was used. */
  as(person: Person, aal?: 'aal1' | 'aal2'): Speaker
  visitor: Speaker
  /** The operator's key: passes row-level security. */
  service: Speaker
}

/** A migrated database for this test file alone, gone when the file is done. */
export async function testDatabase(): Promise<TestDatabase> {
  const { database, remove } = await openCopy('migrated')
  whenDone(remove)
  const speakAs = (caller: Caller): Speaker => ({
    query: async <R extends Row>(sql: string, values?: SqlValues) =>
      (await database.request<R>(caller, sql, values)).rows,
  })
  return {
    database,
    query: async <R extends Row>(sql: string, values?: SqlValues) =>
      (await database.query<R>(sql, values)).rows,
    as: ({ id, email }, aal = 'aal1') =>
      speakAs({
        role: 'authenticated',
        claims: { sub: id, email, role: 'authenticated', aud: 'authenticated', aal },
      }),
    visitor: speakAs({ role: 'anon', claims: { role: 'anon' } }),
    service: speakAs({ role: 'service_role', claims: { role: 'service_role' } }),
  }
}

/** A database without anything of ours in it, for tests of what makes one. */
export async function emptyDatabase(): Promise<Database> {
  const { database, remove } = await openCopy('empty')
  whenDone(remove)
  return database
}

/** A database with what Supabase's own has before any migration, for tests that make their own tables. */
export async function bootstrappedDatabase(): Promise<Database> {
  const { database, remove } = await openCopy('bootstrapped')
  whenDone(remove)
  return database
}

async function openCopy(kind: TemplateKind | 'empty') {
  const server = await joinTestServer()
  const name = `test_${process.pid}_${randomUUID().slice(0, 8)}`
  const template = kind === 'empty' ? 'template0' : await findTemplate(server, kind)
  await server.query(`create database ${name} template ${template}`)
  const database = await openDatabase({ url: urlOf(server, name) })
  return {
    database,
    async remove() {
      await database.close()
      await server.query(`drop database ${name}`)
    },
  }
}
