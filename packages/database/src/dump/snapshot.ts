import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Queries } from '../database.ts'
import { queriesOn } from '../request.ts'
import {
  listOwnSequences,
  listOwnTables,
  qualifiedName,
  quote,
  type SequenceState,
  type TableShape,
} from './own-tables.ts'

/** All rows as they were at one moment. */
export interface Snapshot {
  tables: TableShape[]
  sequences: SequenceState[]
  queries: Queries
  /** A table's rows in Postgres' text format for COPY, streamed. */
  rowsOf(table: TableShape): AsyncIterable<Buffer>
  close(): Promise<void>
}

/**
 * Opens a snapshot of the database at `url` on its own connection. `prepare` runs before the snapshot is taken; session
 * locks that it takes are held until `close`.
 */
export async function openSnapshot(
  url: string,
  prepare: (queries: Queries) => Promise<void> = async () => {},
): Promise<Snapshot> {
  const client = new Client({ connectionString: url, application_name: 'slovo backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    const queries = queriesOn(client)
    await queries.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await prepare(queries)
    await queries.query('begin isolation level repeatable read, read only')
    // Values and dates are written the same way whatever the server's settings are.
    await queries.query(
      "set local datestyle = iso; set local intervalstyle = postgres; set local extra_float_digits = 3; set local search_path = ''",
    )
    return {
      tables: await listOwnTables(queries),
      // Read after the snapshot: a sequence never goes back, so no row's number is used twice.
      sequences: await listOwnSequences(queries),
      queries,
      rowsOf: ({ schema, name, columns }) =>
        client.query(
          copyTo(
            `copy ${qualifiedName({ schema, name })} (${columns.map((column) => quote(column.name)).join(', ')}) to stdout`,
          ),
        ),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}
