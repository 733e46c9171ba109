import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrapBackend } from '@slovo/backend'
import { applyMigrations, openDatabase, StartError } from '@slovo/database'
import { migrationsFolder } from '@slovo/testing'
import { afterAll, expect, test } from 'vitest'

// A server of its own: roles belong to the whole server, and the shared one has them already.
const folder = mkdtempSync(join(tmpdir(), 'slovo-db-'))
const server = await openDatabase({ dataDir: folder })
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** A database whose owner has these attributes, opened by that owner. */
async function ownedDatabase(name: string, attributes: string) {
  await server.query(`create role ${name} login password 'secret' ${attributes}`)
  await server.query(`create database ${name} owner ${name}`)
  const url = server.url.replace(/\/\/.*@/, `//${name}:secret@`).replace(/[^/]*$/, name)
  return await openDatabase({ url })
}

test('an owner who may not make roles learns what is missing', async () => {
  const database = await ownedDatabase('powerless', 'nocreaterole')
  const failure = await bootstrapBackend(database).catch((error: unknown) => error)
  await database.close()
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toContain('CREATEROLE and BYPASSRLS')
})

test('a managed Postgres needs no superuser, neither to start nor to answer', async () => {
  const database = await ownedDatabase('manager', 'nosuperuser createrole bypassrls')
  await bootstrapBackend(database)
  await applyMigrations(database, migrationsFolder)

  const id = '00000000-0000-4000-8000-000000000001'
  await database.query('insert into auth.users (id) values ($1)', [id])
  const anna = { role: 'authenticated', claims: { sub: id } } as const
  await database.request(anna, `insert into user_words (word_ru, word_fr) values ('дом', 'maison')`)
  const { rows } = await database.request(anna, 'select word_ru from user_words')
  expect(rows).toEqual([{ word_ru: 'дом' }])
  const visitor = { role: 'anon', claims: {} } as const
  expect((await database.request(visitor, 'select from user_words')).rowCount).toBe(0)
  await database.query('select realtime.follow_publication()')
  await database.request(anna, 'delete from user_words')
  await database.close()
})

test('hosted Supabase accepts the migrations: its `postgres` is no superuser and owns neither schema', async () => {
  await server.query(`create role hosted login password 'secret' createrole bypassrls`)
  await server.query('create database hosted owner hosted')
  const platform = await openDatabase({ url: server.url.replace(/[^/]*$/, 'hosted') })
  await bootstrapBackend(platform)
  // What hosted grants to `postgres`; the right to make policies on storage.objects is a special of theirs.
  await platform.query(`
    grant usage on schema auth, storage, extensions to hosted;
    grant all on all tables in schema auth, storage to hosted with grant option;
    grant anon, authenticated, service_role to hosted;
    grant execute on all functions in schema auth, storage, extensions to hosted;
    grant create on database hosted to hosted; grant all on schema public to hosted;
    alter default privileges for role hosted in schema public
      grant all on tables to anon, authenticated, service_role;
    alter table storage.objects owner to hosted;
    alter publication supabase_realtime owner to hosted;
    -- Ours alone: hosted keeps the keys of the S3 protocol outside the database.
    drop table storage.s3_access_keys;
  `)
  await platform.close()

  const url = server.url.replace(/\/\/.*@/, '//hosted:secret@').replace(/[^/]*$/, 'hosted')
  const database = await openDatabase({ url })
  const { applied } = await applyMigrations(database, migrationsFolder)
  expect(applied.length).toBeGreaterThan(0)
  const { rows } = await database.query(
    `select table_name from information_schema.role_table_grants
     where grantee = 'anon' and table_schema = 'public' and privilege_type <> 'SELECT'`,
  )
  expect(rows).toEqual([])

  const id = '00000000-0000-4000-8000-000000000002'
  await database.query('insert into auth.users (id) values ($1)', [id])
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ($1, $1, 'totp', 'verified', now(), now())`,
    [id],
  )
  const ask = async (sql: string, aal: string, values: unknown[] = []) =>
    (await database.request({ role: 'authenticated', claims: { sub: id, aal } }, sql, values)).rows
  const [code] = await ask('select code from make_recovery_codes() as code', 'aal2')
  expect(
    await ask('select use_recovery_code($1) as answer', 'aal1', [code?.code]),
    'functions of ours may do in auth what they are for',
  ).toEqual([{ answer: 'used' }])
  expect(await ask('select * from my_sessions()', 'aal1')).toEqual([])
  expect(await ask('select delete_my_account() as gone', 'aal1')).toEqual([{ gone: true }])
  await database.close()
})
