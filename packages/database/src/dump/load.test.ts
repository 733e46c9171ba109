import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadRows, openDatabase } from '../index.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'slovo-load-'))
const database = await openDatabase({ dataDir })
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}

async function* rows(text: string, columns: { name: string; type: string }[]) {
  yield { table: { schema: 'public', name: 'notes', columns }, bytes: bytesOf(text) }
}

const load = (columns: { name: string; type: string }[], text: string) =>
  loadRows(
    database.url,
    {
      tables: [{ schema: 'public', name: 'notes', columns }],
      sequences: [],
      rows: rows(text, columns),
    },
    () => {},
  )

test('the columns of a table made by hand come back with their types', async () => {
  const { unknownTables } = await load(
    [
      { name: 'title', type: 'character varying(20)' },
      { name: 'at', type: 'timestamp(3) with time zone' },
      { name: 'marks', type: 'numeric(4,1)[]' },
    ],
    'Урок\t2026-11-22 10:00:00+00\t{1.5,2}\n',
  )
  expect(unknownTables).toEqual(['public.notes'])
  expect((await database.query('select title, marks::text from public.notes')).rows).toEqual([
    { title: 'Урок', marks: '{1.5,2.0}' },
  ])
})

test('an archive brings no SQL of its own in the place of a type', async () => {
  const type = 'text; create table public.injected ()'
  await expect(load([{ name: 'body', type }], 'x\n')).rejects.toThrow()
  const { rows: found } = await database.query("select to_regclass('public.injected') as name")
  expect(found).toEqual([{ name: null }])
})
