import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { freshFolder } from '../../test/fresh-folder.ts'
import { SavingProcess } from '../../test/saving.ts'
import { type Database, openDatabase, StartError } from '../index.ts'
import { findPostmaster } from './postmaster.ts'
import { chooseSystemAccount } from './system-account.ts'

// Each test has a database of its own on the disk, which a busy machine makes slowly.
vi.setConfig({ testTimeout: 120_000 })
const longWait = { timeout: 60_000 }

const prepared = mkdtempSync(join(tmpdir(), 'slovo-db-'))
await (await openDatabase({ dataDir: prepared })).close()
afterAll(() => rmSync(prepared, { recursive: true }))

/** A data folder with a new database in it. */
function dataFolder(): string {
  const folder = freshFolder()
  execFileSync('cp', ['-a', `${prepared}/.`, folder])
  return folder
}

async function savedIn(database: Database): Promise<Set<unknown>> {
  const { rows } = await database.query('select id from saved')
  return new Set(rows.map(({ id }) => id))
}

const serverOf = (folder: string) => findPostmaster(join(folder, 'pg18', 'cluster'))

test('what was acknowledged is there after kill -9 of the process', async () => {
  const folder = dataFolder()
  const saving = new SavingProcess(folder)
  await saving.hasAcknowledged(100)
  await saving.kill()

  const database = await openDatabase({ dataDir: folder })
  const saved = await savedIn(database)
  await database.close()

  expect(saving.acknowledged.filter((id) => !saved.has(id))).toEqual([])
  expect(serverOf(folder)).toBeNull()
})

test('what was acknowledged is there after kill -9 of the process and the server', async () => {
  const folder = dataFolder()
  const saving = new SavingProcess(folder)
  await saving.hasAcknowledged(100)
  const server = serverOf(folder)
  if (server) process.kill(server.pid, 'SIGKILL')
  await saving.kill()

  const database = await openDatabase({ dataDir: folder })
  const saved = await savedIn(database)
  await database.close()

  expect(saving.acknowledged.filter((id) => !saved.has(id))).toEqual([])
})

test('a second process on the same folder is refused, and the first goes on', async () => {
  const folder = dataFolder()
  const first = new SavingProcess(folder)
  await first.hasAcknowledged(1)

  const second = new SavingProcess(folder)
  await second.ends()
  expect(second.lines).toEqual([
    `Another Slovo (process ${first.pid}) already uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder for this one.`,
  ])

  await first.hasAcknowledged(first.acknowledged.length + 20)
  await first.kill()
  await (await openDatabase({ dataDir: folder })).close()
})

test('of two that start at once on an empty folder, one is let in', async () => {
  const folder = freshFolder()
  const opened = await Promise.allSettled([
    openDatabase({ dataDir: folder }),
    openDatabase({ dataDir: folder }),
  ])
  const databases = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refusals = opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))

  expect(databases).toHaveLength(1)
  expect(refusals).toEqual([expect.stringContaining(`already uses the data folder ${folder}`)])
  expect((await databases[0]?.query('select 1 as one'))?.rows).toEqual([{ one: 1 }])
  await databases[0]?.close()
})

test('a command works beside the site, and alone', async () => {
  const folder = dataFolder()
  const site = await openDatabase({ dataDir: folder })
  const command = await openDatabase({ dataDir: folder, shared: true })
  await command.query('create table made_by_command (id int)')
  await command.close()
  expect((await site.query('select from made_by_command')).rowCount).toBe(0)
  await site.close()
  expect(serverOf(folder)).toBeNull()

  const alone = await openDatabase({ dataDir: folder, shared: true })
  expect((await alone.query('select from made_by_command')).rowCount).toBe(0)
  await alone.close()
  expect(serverOf(folder)).toBeNull()
})

test('commands that start at once on an empty folder all work', async () => {
  const folder = freshFolder()
  const databases = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ dataDir: folder, shared: true })),
  )
  const answers = await Promise.all(databases.map((database) => database.query('select 1 as one')))
  expect(answers.map(({ rows }) => rows)).toEqual(databases.map(() => [{ one: 1 }]))
  await Promise.all(databases.map((database) => database.close()))
  expect(serverOf(folder)).toBeNull()
})

test('a lock whose number now belongs to another program is no obstacle', async () => {
  const folder = dataFolder()
  await (await openDatabase({ dataDir: folder })).close()
  const stranger = spawn('sleep', ['60'], { ...chooseSystemAccount(folder) })
  onTestFinished(() => {
    stranger.kill()
  })
  const cluster = join(folder, 'pg18', 'cluster')
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${stranger.pid}\n${cluster}\n0\n5432\n\n\n0 0\nready\n`,
  )

  const database = await openDatabase({ dataDir: folder })
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('sessions that outlive a crashed server, and log how they end, are no obstacle', async () => {
  const folder = dataFolder()
  const stranger = spawn('sleep', ['60'], { ...chooseSystemAccount(folder) })
  const cluster = join(folder, 'pg18', 'cluster')
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${stranger.pid}\n${cluster}\n0\n5432\n\n\n0 0\nready\n`,
  )
  const log = join(folder, 'pg18', 'server.log')
  const ending = setInterval(() => appendFileSync(log, 'FATAL:  connection to client lost\n'), 2)
  onTestFinished(() => {
    clearInterval(ending)
    stranger.kill()
  })

  const database = await openDatabase({ dataDir: folder })
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('a lock whose number now belongs to another user is no obstacle for one who is not root', async () => {
  const folder = dataFolder()
  const cluster = join(folder, 'pg18', 'cluster')
  if (process.getuid?.() === 0) {
    const { uid, gid } = chooseSystemAccount(folder) ?? { uid: 65534, gid: 65534 }
    execFileSync('chown', ['-R', `${uid}:${gid}`, folder])
  }
  // The first process of the machine belongs to root and is always there.
  writeFileSync(join(cluster, 'postmaster.pid'), `1\n${cluster}\n0\n5432\n\n\n0 0\nready\n`)

  const saving = new SavingProcess(folder, chooseSystemAccount(folder))
  await saving.hasAcknowledged(1)
  await saving.kill()
})

test.each(['', 'what is this\n'])('a lock without a number is no obstacle: "%s"', async (text) => {
  const folder = dataFolder()
  writeFileSync(join(folder, 'pg18', 'cluster', 'postmaster.pid'), text)
  const database = await openDatabase({ dataDir: folder })
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('a database that cannot be prepared is said so, and its server does not stay behind', async () => {
  const folder = dataFolder()
  const before = await openDatabase({ dataDir: folder })
  await before.query('drop role authenticator')
  await before.query('alter role postgres set default_transaction_read_only = on')
  await before.close()

  const failure = await openDatabase({ dataDir: folder }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toContain('could not be prepared: cannot execute CREATE ROLE')
  expect(serverOf(folder)).toBeNull()
})

test('a server that refuses every connection is reported with its log, and does not stay behind', async () => {
  const folder = dataFolder()
  const secret = { owner: 'not the password', authenticator: '' }
  writeFileSync(join(folder, 'pg18', 'secret.json'), JSON.stringify(secret))

  const failure = await openDatabase({ dataDir: folder }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toMatch(/does not answer \(.*\)\. Its log .*server\.log may say more/)
  expect(serverOf(folder)).toBeNull()
})

test('a server that dies is started again, and requests wait for it', async () => {
  const folder = dataFolder()
  const database = await openDatabase({ dataDir: folder })
  await database.query('create table kept (id int)')
  await database.query('insert into kept values (1)')
  let received = (_: string) => {}
  await database.listen('news', (payload) => received(payload))

  for (let time = 0; time < 3; time += 1) {
    const server = serverOf(folder)
    if (server) process.kill(server.pid, 'SIGKILL')
    await expect
      .poll(
        () =>
          database.query('select from kept').then(
            ({ rowCount }) => rowCount,
            () => 0,
          ),
        longWait,
      )
      .toBe(1)
  }
  const message = new Promise((resolve) => {
    received = resolve
  })
  await expect
    .poll(async () => {
      await database.query(`notify news, 'back'`)
      return await Promise.race([message, Promise.resolve('not yet')])
    }, longWait)
    .toBe('back')
  await database.close()
})

test('only its owner can read the secrets of the database', async () => {
  const folder = dataFolder()
  await (await openDatabase({ dataDir: folder })).close()
  expect(statSync(join(folder, 'pg18', 'secret.json')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'pg18')).mode & 0o777).toBe(0o700)
})

test('a data folder under folders that only root may enter works', async () => {
  const hidden = join(freshFolder(), 'root-only')
  mkdirSync(hidden, { mode: 0o700 })
  const folder = join(hidden, 'data')

  for (let time = 0; time < 2; time += 1) {
    const database = await openDatabase({ dataDir: folder })
    await database.query('create table if not exists kept (id int)')
    await database.close()
  }

  if (process.getuid?.() === 0) {
    const place = readlinkSync(join(folder, 'pg18'))
    expect(existsSync(join(place, 'cluster'))).toBe(true)
    rmSync(dirname(place), { recursive: true })
  }
})

test('a long path is no obstacle', async () => {
  const folder = join(freshFolder(), 'a-rather-long-name-of-a-folder'.repeat(4))
  const database = await openDatabase({ dataDir: folder })
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('a data folder that cannot be written is explained', async () => {
  const file = join(freshFolder(), 'file')
  writeFileSync(file, '')
  const failure = await openDatabase({ dataDir: join(file, 'data') }).catch((error) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toContain('cannot be written')
})

test('a database of another PostgreSQL version is left alone', async () => {
  const folder = freshFolder()
  mkdirSync(join(folder, 'pg17'))
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow('PostgreSQL 17')
  expect(existsSync(join(folder, 'pg18'))).toBe(false)
})

test('a damaged database says what the server said', async () => {
  const folder = dataFolder()
  await (await openDatabase({ dataDir: folder })).close()
  rmSync(join(folder, 'pg18', 'cluster', 'global', 'pg_control'))
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
    /did not start.*(control|PANIC|FATAL)/,
  )
})

test('Russian and French words stand in dictionary order, and are found in any case', async () => {
  const database = await openDatabase({ dataDir: dataFolder() })
  const { rows } = await database.query<{ word: string }>(
    `select word from unnest(array['яблоко', 'ёж', 'Ёлка', 'ель', 'Арбуз', 'école', 'eau', 'Zoé']) as word
     where word ilike '%' order by word`,
  )
  expect(rows.map(({ word }) => word).join(' ')).toBe('eau école Zoé Арбуз ёж Ёлка ель яблоко')
  await database.query('create extension pg_trgm')
  const found = await database.query(
    `select 'Книга' ilike '%КНИ%' as found, similarity('привет', 'превет') > 0.3 as similar`,
  )
  expect(found.rows).toEqual([{ found: true, similar: true }])
  await database.close()
})

test('the operator may tell the server about its machine, and a plan shows nothing else', async () => {
  const database = await openDatabase({
    dataDir: dataFolder(),
    serverSettings: { random_page_cost: '1.1' },
  })
  const { rows } = await database.query('explain (settings, format json) select 1')
  expect(rows[0]).toMatchObject({
    'QUERY PLAN': [{ Settings: { effective_cache_size: '128MB', random_page_cost: '1.1' } }],
  })
  expect(JSON.stringify(rows)).not.toContain('jit')
  await database.close()
})

test('indexes are made again when the order of words has changed with an upgrade', async () => {
  const folder = dataFolder()
  const before = await openDatabase({ dataDir: folder })
  await before.query('create table words (word text primary key)')
  await before.query(`update pg_database set datcollversion = 'old'`)
  const node = `select relfilenode as node from pg_class where relname = 'words_pkey'`
  const { rows: old } = await before.query(node)
  await before.close()

  const after = await openDatabase({ dataDir: folder })
  const { rows } = await after.query(
    `select datcollversion <> 'old' as fresh from pg_database where datname = current_database()`,
  )
  expect(rows).toEqual([{ fresh: true }])
  expect((await after.query(node)).rows).not.toEqual(old)
  await after.close()
})

test('what people wrote does not get into the log of the server', async () => {
  const folder = dataFolder()
  const database = await openDatabase({ dataDir: folder })
  await database.query('create table kept (word text unique)')
  await database.query(`insert into kept values ('секрет')`)
  await expect(database.query(`insert into kept values ('секрет')`)).rejects.toThrow()
  await database.close()
  expect(readFileSync(join(folder, 'pg18', 'server.log'), 'utf8')).not.toContain('секрет')
})
