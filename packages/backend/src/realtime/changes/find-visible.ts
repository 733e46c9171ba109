import type { Caller, Database } from '@slovo/database'
import { z } from 'zod'
import { type PublishedTable, readableColumns } from './catalogue.ts'
import { type ChangeCondition, filterSql } from './filter.ts'
import type { Change } from './subscription.ts'
import { permits, quoted } from './table-sql.ts'

/** A changed row that the caller may see, and which of the filters it passes. */
export interface VisibleRow {
  /** Its place in the change. */
  index: number
  record: Record<string, unknown>
  passes: boolean[]
}

const Found = z.array(
  z.object({
    index: z.number(),
    record: z.record(z.string(), z.unknown()),
    passes: z.array(z.boolean()),
  }),
)

/** One query for all changed rows, as the caller. */
export async function findVisible(
  database: Database,
  caller: Caller,
  table: PublishedTable,
  change: Change,
  filters: ChangeCondition[][],
): Promise<VisibleRow[]> {
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value)}`
  const question = change.type === 'DELETE' ? askAboutImages : askTable
  const sql = question({ table, change, filters, caller, parameter })
  const { rows } = await database.request(caller, sql, values)
  return Found.parse(rows)
}

interface Question {
  table: PublishedTable
  change: Change
  filters: ChangeCondition[][]
  caller: Caller
  parameter(value: unknown): string
}

/** Rows that are still there: the table is read by key, so row-level security decides and nothing old is shown. */
function askTable({ table, change, filters, caller, parameter }: Question): string {
  const keys = keyColumns(table)
  const lists = keys.map(({ name }) => `${parameter(change.rows.map((row) => row[name]))}::text[]`)
  const isSame = keys.map(
    ({ name, cast }, index) => `row.${quoted(name)} = told.k${index}::${cast}`,
  )
  const shown = readableColumns(table, caller.role).map(({ name }) => `row.${quoted(name)}`)
  return `
    select told.n::int - 1 as index, (select to_jsonb(r) from (select ${shown}) r) as record,
      array[${filters.map((filter) => filterSql(filter, table, 'row', parameter))}] as passes
    from unnest(${lists}) with ordinality as told(${keys.map((_, index) => `k${index}`)}, n)
    join ${quoted(table.schema)}.${quoted(table.name)} as row on ${isSame.join(' and ')}
    order by told.n`
}

/** Deleted rows: the table's policies are evaluated on the old image. */
function askAboutImages({ table, change, filters, caller, parameter }: Question): string {
  const row = quoted(table.name)
  const shown = keyColumns(table).map(({ name }) => `${row}.${quoted(name)}`)
  return `
    select "#n"::int - 1 as index, (select to_jsonb(r) from (select ${shown}) r) as record,
      array[${filters.map((filter) => filterSql(filter, table, row, parameter))}] as passes
    from unnest(${parameter(change.rows)}::jsonb[]) with ordinality as told("#image", "#n")
    cross join lateral jsonb_populate_record(null::${quoted(table.schema)}.${row}, "#image") as ${row}
    where ${permits(table, caller.role, 'select')}
    order by "#n"`
}

export function keyColumns(table: PublishedTable) {
  return table.columns.filter(({ isKey }) => isKey)
}
