import { restErrors } from '../errors/rest-errors.ts'
import type { Exchange } from '../request/exchange.ts'
import { type Table, tableKey } from '../schema/schema.ts'
import { findSimilar } from '../schema/similar.ts'

/** The table or view of that name in the asked schema; unknown ones are refused with the nearest name. */
export function requireTable({ schema, schemaName }: Exchange, name: string): Table {
  const table = schema.tables.get(tableKey(schemaName, name))
  if (table) return table
  const names = [...schema.tables.values()].flatMap((known) =>
    known.schema === schemaName ? [known.name] : [],
  )
  throw restErrors.noTable(schemaName, name, findSimilar(name, names))
}
