import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshFolder } from './fresh-folder.ts'
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
  expect(await applyMigrations(database, folder)).toEqual(['0001_people.sql', '0002_words.sql'])
  expect(await applyMigrations(database, folder)).toEqual([])
  const { rows } = await database.query(
    'select version, name from supabase_migrations.schema_migrations order by version',
  )
  expect(rows).toEqual([
    { version: '0001', name: 'people' },
    { version: '0002', name: 'words' },
  ])
  await database.close()
})

test('two processes may migrate at once', async () => {
  const [one, two] = [
    await emptyDatabase('raced'),
    await openDatabase({ url: server.url.replace(/postgres$/, 'raced') }),
  ]
  const files = Array.from({ length: 8 }, (_, n) => [
    `000${n + 1}_t.sql`,
    `create table t${n} (id int)`,
  ])
  const folder = migrations(Object.fromEntries(files))
  const applied = await Promise.all([applyMigrations(one, folder), applyMigrations(two, folder)])
  expect(applied.flat().sort()).toEqual(files.map(([name]) => name))
  await one.close()
  await two.close()
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
