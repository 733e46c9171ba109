import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bootstrapBackend, generateKeys, holdRemovals, openFolderStore } from '@slovo/backend'
import { applyMigrations, openSnapshot } from '@slovo/database'
import { emptyDatabase, migrationsFolder, testBackend } from '@slovo/testing'
import { afterAll, expect, test } from 'vitest'
import { checkArchive } from './check-archive.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** The migrations of the version of 2026-11-21. */
const RELEASED = [
  ...Array.from({ length: 14 }, (_, place) => String(place + 1).padStart(4, '0')),
  '0040',
  '0041',
]

const folder = await mkdtemp(path.join(tmpdir(), 'slovo-backup-'))
afterAll(() => rm(folder, { recursive: true }))
const backend = await testBackend()
const source = {
  databaseUrl: backend.db.database.url,
  store: openFolderStore(backend.storageFolder),
  keys: await generateKeys(),
}

/** An archive put into an empty database and folder. */
async function restored(file: string) {
  const archive = await checkArchive(file)
  const database = await emptyDatabase()
  const store = openFolderStore(await mkdtemp(path.join(folder, 'files-')))
  const { unknownTables } = await restoreBackup({ database, store }, archive)
  return { archive, database, store, unknownTables }
}

async function bytesOf(store: typeof source.store, version: string) {
  const bytes = await store.read(version)
  return bytes && Buffer.from(await new Response(bytes).arrayBuffer())
}

test('a backup made while people save and upload holds one moment, and the bytes of every row', async () => {
  const { operator, db } = backend
  await operator.storage.createBucket('recordings')
  const learner = await backend.signUp()
  let isOver = false
  const untilOver = async (work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver; turn += 1) await work(turn)
  }
  // A word and its review are written together, so at every moment there are as many of each.
  const saving = untilOver((turn) =>
    db.database.transaction(async (tx) => {
      const { rows } = await tx.query<{ id: number }>(
        `insert into user_words (user_id, word_ru, word_fr) values ($1, $2, 'mot\\t\\n') returning id`,
        [learner.id, `слово-${turn}`],
      )
      await tx.query(
        `insert into posts (slug, lang, title, body) select 'post-' || $1, 'fr', 't', 'b'`,
        [rows[0]?.id],
      )
    }),
  )
  // Each upload replaces or removes a file whose row the backup may have seen.
  const uploading = untilOver(async (turn) => {
    const place = `file-${turn % 5}`
    const { error } = await operator.storage
      .from('recordings')
      .upload(place, randomBytes(300_000 + turn), { upsert: true })
    expect(error).toBeNull()
    if (turn % 3 === 2) await operator.storage.from('recordings').remove([place])
  })
  const wordsAre = async (count: number) => {
    const counted = 'select count(*)::int as count from user_words'
    while (Number((await db.query(counted))[0]?.count) < count);
  }
  await wordsAre(20)

  const file = path.join(folder, 'busy.tar.zst')
  const summary = await makeBackup(source, file)
  await wordsAre((summary.rows['public.user_words'] ?? 0) + 20)
  isOver = true
  await Promise.all([saving, uploading])

  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(summary.missing).toBe(0)
  const { database, store } = await restored(file)
  const { rows } = await database.query(
    `select (select count(*) from user_words)::int as words, (select count(*) from posts)::int as posts,
       (select max(word_fr) from user_words) as word_fr, (select count(*) from auth.users)::int as people`,
  )
  expect(rows[0]?.words).toBe(summary.rows['public.user_words'])
  expect(rows[0]?.posts).toBe(rows[0]?.words)
  expect(rows[0]).toMatchObject({ word_fr: 'mot\\t\\n', people: 1 })
  const { rows: files } = await database.query<{ version: string; tag: string }>(
    `select version, metadata->>'eTag' as tag from storage.objects`,
  )
  expect(files.length).toBeGreaterThan(0)
  for (const { version, tag } of files) {
    const bytes = await bytesOf(store, version)
    expect(
      `"${createHash('md5')
        .update(bytes ?? '')
        .digest('hex')}"`,
    ).toBe(tag)
  }
})

test('rules come back with the rows: keys, triggers and the next number of a sequence', async () => {
  const learner = await backend.signUp()
  const file = path.join(folder, 'rules.tar.zst')
  await makeBackup(source, file)

  const { database } = await restored(file)

  const rules = `select
    (select count(*) from pg_constraint where contype = 'f')::int as keys,
    (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O')::int as triggers,
    (select count(*) from pg_policy)::int as policies`
  expect((await database.query(rules)).rows).toEqual(await backend.db.query(rules))
  const added = await database.query<{ id: number }>(
    `insert into user_words (user_id, word_ru, word_fr) values ($1, 'новое', 'nouveau') returning id`,
    [learner.id],
  )
  const [last] = await backend.db.query<{ id: number }>('select max(id) as id from user_words')
  expect(Number(added.rows[0]?.id)).toBeGreaterThan(Number(last?.id ?? 0))
  await expect(
    database.query(`insert into user_words (user_id, word_ru, word_fr)
      values (gen_random_uuid(), 'чужое', 'étranger')`),
  ).rejects.toThrow('foreign key')
})

test('a table that a person made by hand keeps its rows, closed by row-level security, and is named', async () => {
  await backend.db.query(`create table public.pupils (id int primary key, name text)`)
  await backend.db.query(`insert into public.pupils values (1, 'Анна')`)
  const file = path.join(folder, 'by-hand.tar.zst')
  await makeBackup(source, file)
  await backend.db.query('drop table public.pupils')

  const { database, unknownTables } = await restored(file)

  expect(unknownTables).toEqual(['public.pupils'])
  expect((await database.query('select id, name from public.pupils')).rows).toEqual([
    { id: 1, name: 'Анна' },
  ])
  const visitor = { role: 'anon' as const, claims: { role: 'anon' } }
  expect((await database.request(visitor, 'select id from public.pupils')).rows).toEqual([])
})

test('an archive of an older Slovo is brought up to date', async () => {
  const file = path.join(folder, 'older.tar.zst')
  const older = await emptyDatabase()
  await bootstrapBackend(older)
  await applyMigrations(older, migrationsFolder, { only: RELEASED })
  await older.query(
    `insert into posts (slug, lang, title, body) values ('ancien', 'fr', 'Avant', 'Un.')`,
  )
  await makeBackup({ ...source, databaseUrl: older.url }, file)

  const { database, archive } = await restored(file)

  expect(archive.manifest.migrations).toEqual(RELEASED)
  const { rows } = await database.query(
    `select (select title from posts where slug = 'ancien') as title,
            (select count(*)::int from supabase_migrations.schema_migrations
             where version = '0042') as newer`,
  )
  expect(rows).toEqual([{ title: 'Avant', newer: 1 }])
})

test('a cut archive, a damaged one and another file are refused', async () => {
  const whole = path.join(folder, 'whole.tar.zst')
  await makeBackup(source, whole)
  const bytes = await readFile(whole)
  const damaged = Buffer.from(bytes)
  damaged[bytes.length >> 1] = (damaged[bytes.length >> 1] ?? 0) ^ 0xff

  for (const [name, content] of [
    ['cut', bytes.subarray(0, bytes.length - 100)],
    ['half', bytes.subarray(0, bytes.length >> 1)],
    ['damaged', damaged],
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('Это не архив.')],
  ] as const) {
    const file = path.join(folder, name)
    await writeFile(file, content)
    await expect(checkArchive(file), name).rejects.toThrow('is no whole backup of Slovo')
  }
  await expect(checkArchive(path.join(folder, 'nowhere'))).rejects.toThrow('There is no file')
})

test('a second backup at the same time is refused, and leaves nothing behind', async () => {
  const first = await openSnapshot(source.databaseUrl, async (session) => {
    expect(await holdRemovals(session)).toBe(true)
  })

  await expect(makeBackup(source, path.join(folder, 'second.tar.zst'))).rejects.toThrow(
    'Another backup of this site is under way',
  )

  expect((await readdir(folder)).filter((name) => name.startsWith('second'))).toEqual([])
  await first.close()
})
