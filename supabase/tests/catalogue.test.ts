import { bootstrapBackend } from '@slovo/backend'
import { applyMigrations } from '@slovo/database'
import { emptyDatabase, migrationsFolder, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'

const db = await testDatabase()

// S6-row-level-security
test('every table of public, storage and auth has row-level security', async () => {
  const tables = await db.query(
    `select schemaname, tablename from pg_tables
     where schemaname in ('public', 'storage', 'auth') and not rowsecurity`,
  )
  expect(tables).toEqual([])
})

test('every table of public has a policy', async () => {
  const tables = await db.query(
    `select tablename from pg_tables t where schemaname = 'public' and not exists (
       select from pg_policies p where p.schemaname = 'public' and p.tablename = t.tablename)`,
  )
  expect(tables).toEqual([])
})

test('visitors have no right to change any table of public', async () => {
  const rights = await db.query(
    `select table_name, privilege_type from information_schema.role_table_grants
     where grantee in ('anon', 'PUBLIC') and table_schema = 'public' and privilege_type <> 'SELECT'`,
  )
  expect(rights).toEqual([])
})

test('the API roles have no right on any table of auth', async () => {
  const rights = await db.query(
    `select table_name, grantee from information_schema.role_table_grants
     where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema = 'auth'`,
  )
  expect(rights).toEqual([])
})

test('functions that pass row-level security cannot be led astray by a search path', async () => {
  const functions = await db.query(
    `select proname from pg_proc where prosecdef
       and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig @> '{"search_path=\\"\\""}', false)`,
  )
  expect(functions).toEqual([])
})

test('every foreign key has an index that finds its rows', async () => {
  const keys = await db.query(
    `select conrelid::regclass::text as table, conname from pg_constraint k
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
  )
  expect(keys).toEqual([])
})

test('the migrations and the bootstrap may run again', async () => {
  const columns = `select table_schema, table_name, column_name, data_type
    from information_schema.columns order by 1, 2, 3`
  const database = await emptyDatabase()
  await bootstrapBackend(database)
  const first = await applyMigrations(database, migrationsFolder)
  const { rows: before } = await database.query(columns)

  await bootstrapBackend(database)
  const second = await applyMigrations(database, migrationsFolder)

  expect(first.applied.length).toBeGreaterThan(0)
  expect(second.applied).toEqual([])
  expect((await database.query(columns)).rows).toEqual(before)
})
