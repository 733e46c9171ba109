import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { connectAsOwner } from '../owner.ts'
import { putOffIndexes } from './put-off-indexes.ts'

/** Tables of many rows, each filled by the file beside it. The two that take longest begin. */
const tables = {
  'public.review_log': 'log.sql',
  'public.user_words': 'words.sql',
  'public.word_reviews': 'cards.sql',
  'public.word_states': 'states.sql',
}

/** Of the server, while rows are written that can be written again: less of a log, and no wait for the disk. */
const hasty = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** Has to be followed by a start of the server. */
export async function makeHasty(dataDir: string) {
  await withOwner(dataDir, async (client) => {
    for (const [name, value] of Object.entries(hasty)) {
      await client.query(`alter system set ${name} = '${value}'`)
    }
  })
}

/** The server as it was: has to be followed by a start, too. */
export async function makeCareful(dataDir: string) {
  await withOwner(dataDir, async (client) => {
    await client.query('alter system reset all')
    await client.query('checkpoint')
  })
}

/**
 * Learners with their words, cards, states, reviews and days, as the site would have made them one after the other, by
 * statements over all of them: without triggers, whose sums are counted from the rows, and with indexes built at the end.
 */
export async function seedLearners(dataDir: string, learners: number) {
  const say = clock()
  await withOwner(dataDir, async (client) => {
    await runFile(client, 'learners.sql', { learners })
    await runFile(client, 'accounts.sql')
    say('accounts')
    const { ofTable, foreignKeys } = await putOffIndexes(client, Object.keys(tables))
    const waiting = Object.entries(tables)
    const fillNext = async (lane: pg.Client) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [table, file] = next
        await lane.query('begin')
        // In the transaction that empties a table, its new rows need no log.
        await lane.query(`truncate ${table}`)
        await runFile(lane, file)
        await lane.query('commit')
        say(`${table}: rows`)
        for (const statement of ofTable.get(table) ?? []) await lane.query(statement)
        say(`${table}: indexes`)
        await lane.query(`vacuum (analyze) ${table}`)
        say(`${table}: vacuum`)
      }
    }
    await Promise.all([fillNext(client), withOwner(dataDir, fillNext)])
    for (const statement of foreignKeys) await client.query(statement)
    say('foreign keys')
    await runFile(client, 'days.sql')
    say('days')
    await client.query('drop schema bench cascade')
    await client.query('vacuum (analyze)')
    say('vacuum of all')
  })
}

async function withOwner<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectAsOwner(dataDir)
  try {
    await client.query(`set session_replication_role = replica; set search_path = ''; set synchronous_commit = off;
      set work_mem = '768MB'; set maintenance_work_mem = '1GB'; set jit = off; set statement_timeout = 0`)
    return await work(client)
  } finally {
    await client.end()
  }
}

async function runFile(client: pg.Client, name: string, values: Record<string, number> = {}) {
  const sql = await readFile(path.join(import.meta.dirname, name), 'utf8')
  await client.query(sql.replace(/(?<!:):([a-z]+)\b/g, (_, value) => String(values[value])))
}

/** Says how long each step took. */
function clock() {
  const startedAt = performance.now()
  return (step: string) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(`${seconds.padStart(6)} s  ${step}`)
  }
}
