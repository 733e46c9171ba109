import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { freshFolder } from '../test/fresh-folder.ts'
import { applyMigrations, openDatabase, StartError } from './index.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'slovo-db-'))
const server = await openDatabase({ dataDir })
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

async function emptyDatabase(name: string) {
  await server.query(`create database ${name}`)
  return await openDatabase({ url: server.url.replace(/postgres$/, name) })
}

function migrations(files: Record<string, string>): string {
  const folder = freshFolder()
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

test('files are applied once, in order, and recorded', async () => {
  const database = await emptyDatabase('ordered')
  const folder = migrations({
    '0002_words.sql': 'create table words (id int); insert into words values (1);',
    '0001_people.sql': 'create table people (id int);',
    'notes.txt': 'no migration',
  })
  expect(await applyMigrations(database, folder)).toEqual({
    applied: ['0001_people.sql', '0002_words.sql'],
    isNew: true,
  })
  expect(await applyMigrations(database, folder)).toEqual({ applied: [], isNew: false })
  const { rows } = await database.query(
    'select version, name from supabase_migrations.schema_migrations order by version',
  )
  expect(rows).toEqual([
    { version: '0001', name: 'people' },
    { version: '0002', name: 'words' },
  ])
  await database.close()
})

test('of two processes that start together one migrates, and the other waits for it', async () => {
  const database = await emptyDatabase('raced')
  const files = Array.from({ length: 8 }, (_, n): [string, string] => [
    `000${n + 1}_t.sql`,
    `create table t${n} (id int); insert into t${n} values (${n})`,
  ])
  const folder = migrations(Object.fromEntries(files))
  const program = fileURLToPath(new URL('../test/migrate.process.ts', import.meta.url))
  const url = server.url.replace(/postgres$/, 'raced')
  const run = () => promisify(execFile)(process.execPath, [program, url, folder])
  const outputs = (await Promise.all([run(), run(), run()])).map(({ stdout }) => stdout.trim())

  expect(outputs.sort()).toEqual(['', '', files.map(([name]) => name).join(' ')])
  expect((await database.query('select id from t7')).rows).toEqual([{ id: 7 }])
  await database.close()
})

test('a file that fails changes nothing and is named with its line', async () => {
  const database = await emptyDatabase('failing')
  const folder = migrations({
    '0001_bad.sql': 'create table kept (id int);\n\nselect * from nowhere;',
  })
  const failure = await applyMigrations(database, folder).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toContain(
    '0001_bad.sql failed in line 3: relation "nowhere" does not exist',
  )
  expect((await database.query(`select to_regclass('kept') as kept`)).rows).toEqual([
    { kept: null },
  ])
  await database.close()
})

test('when one of several files fails, those before it are undone and the old version still starts', async () => {
  const database = await emptyDatabase('halfway')
  const old = { '0001_words.sql': 'create table words (id int); insert into words values (1)' }
  await applyMigrations(database, migrations(old))
  const folder = migrations({
    ...old,
    '0002_more.sql': 'alter table words add column more text; update words set id = 2',
    '0003_bad.sql': 'alter table words add column more text',
  })
  await expect(applyMigrations(database, folder)).rejects.toThrow(
    /0003_bad\.sql failed: column "more" .* Nothing was changed.*version of Slovo that ran before/,
  )
  expect((await database.query('select * from words')).rows).toEqual([{ id: 1 }])
  expect((await applyMigrations(database, migrations(old))).applied).toEqual([])
  await database.close()
})

test('a database of a newer version is left alone', async () => {
  const database = await emptyDatabase('newer')
  await applyMigrations(
    database,
    migrations({ '0001_a.sql': 'select 1', '0002_b.sql': 'select 1' }),
  )
  await expect(applyMigrations(database, migrations({ '0001_a.sql': 'select 1' }))).rejects.toThrow(
    'made by a newer Slovo: it has the migration 0002_b',
  )
  await database.close()
})
