import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Queries } from '../database.ts'
import { queriesOn } from '../request.ts'
import {
  listOwnTables,
  qualifiedName,
  quote,
  type SequenceState,
  type TableShape,
} from './own-tables.ts'
import { withoutConstraints } from './without-constraints.ts'

/** The content of a snapshot, to be loaded. */
export interface SnapshotRows {
  tables: readonly TableShape[]
  sequences: readonly SequenceState[]
  /** In Postgres' text format for COPY, table by table. */
  rows: AsyncIterable<{ table: TableShape; bytes: AsyncIterable<Uint8Array> }>
}

/**
 * Replaces the rows of a database with those of a snapshot, in one transaction; the database's schema is as new as the
 * snapshot's, or newer. `check` gets the number of rows of each table, and rolls everything back by throwing. Returns the
 * tables that the schema lacks: they are created with nothing but their columns.
 */
export async function loadRows(
  url: string,
  { tables, sequences, rows }: SnapshotRows,
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
    const unknownTables = await addMissingTables(queries, tables)
    await withoutConstraints(queries, async () => {
      const known = await listOwnTables(queries)
      await queries.query(`truncate ${known.map(qualifiedName).join(', ')}`)
      check(await copyAll(client, rows))
    })
    for (const sequence of sequences) await setSequence(queries, sequence)
    await queries.query('commit')
    await queries.query(`analyze ${tables.map(qualifiedName).join(', ')}`)
    return { unknownTables }
  } finally {
    await client.end()
  }
}

/** Rows of a table or column that only an older version has, or that was created by hand, are kept. */
async function addMissingTables(queries: Queries, tables: readonly TableShape[]) {
  const there = new Map(
    (await listOwnTables(queries)).map((table) => [qualifiedName(table), table]),
  )
  const unknown: string[] = []
  for (const table of tables) {
    const known = there.get(qualifiedName(table))
    if (!known) {
      await queries.query(`create schema if not exists ${quote(table.schema)}`)
      await queries.query(`create table ${qualifiedName(table)} ()`)
      await queries.query(`alter table ${qualifiedName(table)} enable row level security`)
      unknown.push(`${table.schema}.${table.name}`)
    }
    const columns = new Set(known?.columns.map(({ name }) => name))
    for (const { name, type } of table.columns.filter((column) => !columns.has(column.name))) {
      await requireType(queries, type)
      await queries.query(`alter table ${qualifiedName(table)} add column ${quote(name)} ${type}`)
    }
  }
  return unknown
}

/** The archive's type name goes into SQL as it is, so it must be a type and nothing else. */
async function requireType(queries: Queries, type: string) {
  const { rows } = await queries.query<{ there: boolean }>(
    'select to_regtype($1) is not null as there',
    [type],
  )
  if (!rows[0]?.there) throw new Error(`There is no type ${type}`)
}

async function copyAll(client: Client, rows: SnapshotRows['rows']) {
  const counts = new Map<string, number>()
  for await (const { table, bytes } of rows) {
    const columns = table.columns.map(({ name }) => quote(name)).join(', ')
    const copy = client.query(copyFrom(`copy ${qualifiedName(table)} (${columns}) from stdin`))
    await pipeline(bytes, copy)
    counts.set(`${table.schema}.${table.name}`, copy.rowCount)
  }
  return counts
}

async function setSequence(queries: Queries, { schema, name, value, isCalled }: SequenceState) {
  const place = qualifiedName({ schema, name })
  const { rows } = await queries.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [place],
  )
  if (!rows[0]?.there) return
  await queries.query('select setval($1::regclass, $2::bigint, $3)', [place, value, isCalled])
}
