import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Queries } from '../database.ts'
import { queriesOn } from '../request.ts'
import { listOwnTables, nameOf, quote, type SequenceState, type TableShape } from './own-tables.ts'
import { withoutRules } from './without-rules.ts'

export interface Load {
  tables: readonly TableShape[]
  sequences: readonly SequenceState[]
  /** In Postgres' text format for COPY, table by table. */
  rows: AsyncIterable<{ table: TableShape; bytes: AsyncIterable<Uint8Array> }>
}

/**
 * Puts rows that `openSnapshot` gave into a database whose schema is as new or newer, in place of what is there, in one
 * transaction. `check` sees how many rows each table got, and undoes all by throwing. Gives the tables that the schema does
 * not know: those are made with their columns alone.
 */
export async function loadRows(
  url: string,
  { tables, sequences, rows }: Load,
  check: (counts: ReadonlyMap<string, number>) => void,
): Promise<{ unknownTables: string[] }> {
  const client = new Client({ connectionString: url, application_name: 'slovo restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    const queries = queriesOn(client)
    await queries.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await queries.query('begin')
    await queries.query('set local datestyle = iso; set local intervalstyle = postgres')
    const unknownTables = await addWhatIsMissing(queries, tables)
    await withoutRules(queries, async () => {
      const known = await listOwnTables(queries)
      await queries.query(`truncate ${known.map(nameOf).join(', ')}`)
      check(await copyAll(client, rows))
    })
    for (const sequence of sequences) await setSequence(queries, sequence)
    await queries.query('commit')
    await queries.query(`analyze ${tables.map(nameOf).join(', ')}`)
    return { unknownTables }
  } finally {
    await client.end()
  }
}

/** A table or column of an older version, or one that a person made by hand, keeps its rows. */
async function addWhatIsMissing(queries: Queries, tables: readonly TableShape[]) {
  const there = new Map((await listOwnTables(queries)).map((table) => [nameOf(table), table]))
  const unknown: string[] = []
  for (const table of tables) {
    const known = there.get(nameOf(table))
    if (!known) {
      await queries.query(`create schema if not exists ${quote(table.schema)}`)
      await queries.query(`create table ${nameOf(table)} ()`)
      await queries.query(`alter table ${nameOf(table)} enable row level security`)
      unknown.push(`${table.schema}.${table.name}`)
    }
    const columns = new Set(known?.columns.map(({ name }) => name))
    for (const { name, type } of table.columns.filter((column) => !columns.has(column.name))) {
      await requireType(queries, type)
      await queries.query(`alter table ${nameOf(table)} add column ${quote(name)} ${type}`)
    }
  }
  return unknown
}

/** A type is written into SQL as it stands in the archive, so it has to be one and nothing else. */
async function requireType(queries: Queries, type: string) {
  const { rows } = await queries.query<{ there: boolean }>(
    'select to_regtype($1) is not null as there',
    [type],
  )
  if (!rows[0]?.there) throw new Error(`There is no type ${type}`)
}

async function copyAll(client: Client, rows: Load['rows']) {
  const counts = new Map<string, number>()
  for await (const { table, bytes } of rows) {
    const columns = table.columns.map(({ name }) => quote(name)).join(', ')
    const copy = client.query(copyFrom(`copy ${nameOf(table)} (${columns}) from stdin`))
    await pipeline(bytes, copy)
    counts.set(`${table.schema}.${table.name}`, copy.rowCount)
  }
  return counts
}

async function setSequence(queries: Queries, { schema, name, value, isCalled }: SequenceState) {
  const place = nameOf({ schema, name })
  const { rows } = await queries.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [place],
  )
  if (!rows[0]?.there) return
  await queries.query('select setval($1::regclass, $2::bigint, $3)', [place, value, isCalled])
}
