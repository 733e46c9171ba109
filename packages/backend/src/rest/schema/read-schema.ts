import type { Database } from '@slovo/database'
import { z } from 'zod'
import { foreignKeysQuery, functionsQuery, tablesQuery, viewColumnsQuery } from './catalogue.ts'
import { type ForeignKey, relationshipsOf } from './relationships.ts'
import {
  type DatabaseFunction,
  type Relationship,
  type Schema,
  type Table,
  tableKey,
} from './schema.ts'
import { withViewKeys } from './view-keys.ts'

const TableRow = z.object({
  schema: z.string(),
  name: z.string(),
  isView: z.boolean(),
  isPlainTable: z.boolean(),
  isInsertable: z.boolean(),
  isUpdatable: z.boolean(),
  isDeletable: z.boolean(),
  columns: z.array(
    z.object({ name: z.string(), type: z.string(), default: z.string().nullable() }),
  ),
  primaryKey: z.array(z.string()),
})

const ForeignKeyRow = z.object({
  constraint: z.string(),
  sourceSchema: z.string(),
  sourceTable: z.string(),
  targetSchema: z.string(),
  targetTable: z.string(),
  columns: z.array(z.tuple([z.string(), z.string()])),
  isUnique: z.boolean(),
  isInPrimaryKey: z.boolean(),
})

const ViewColumnRow = z.object({
  schema: z.string(),
  name: z.string(),
  column: z.string(),
  baseSchema: z.string(),
  baseTable: z.string(),
  baseColumn: z.string(),
})

const FunctionRow = z.object({
  schema: z.string(),
  name: z.string(),
  isVolatile: z.boolean(),
  isSet: z.boolean(),
  isOneRow: z.boolean(),
  returns: z.enum(['void', 'scalar', 'composite']),
  returnSchema: z.string().nullable(),
  returnTable: z.string().nullable(),
  parameters: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      mode: z.string(),
      schema: z.string().nullable(),
      table: z.string().nullable(),
    }),
  ),
  defaults: z.number(),
})
type FunctionRow = z.infer<typeof FunctionRow>

/** Reads tables, keys and functions of the exposed schemas from the catalogue. */
export async function readSchema(database: Database, exposed: readonly string[]): Promise<Schema> {
  const rows = await database.transaction(async (tx) => {
    // With an empty path Postgres writes every type and default with its schema.
    await tx.query(`select set_config('search_path', '', true)`)
    return {
      tables: z.array(TableRow).parse((await tx.query(tablesQuery, [exposed])).rows),
      keys: z.array(ForeignKeyRow).parse((await tx.query(foreignKeysQuery)).rows),
      viewColumns: z.array(ViewColumnRow).parse((await tx.query(viewColumnsQuery, [exposed])).rows),
      functions: z.array(FunctionRow).parse((await tx.query(functionsQuery, [exposed])).rows),
    }
  })
  const tables = new Map<string, Table>()
  for (const { columns, ...row } of rows.tables) {
    const table = { ...row, columns: new Map(columns.map((column) => [column.name, column])) }
    tables.set(tableKey(row.schema, row.name), table)
  }
  const keys: ForeignKey[] = rows.keys.map((row) => ({
    ...row,
    source: { schema: row.sourceSchema, name: row.sourceTable },
    target: { schema: row.targetSchema, name: row.targetTable },
  }))
  const viewColumns = rows.viewColumns.map(({ column, baseColumn, ...row }) => ({
    view: { schema: row.schema, name: row.name },
    column,
    base: { schema: row.baseSchema, name: row.baseTable },
    baseColumn,
  }))
  return {
    tables,
    relationships: [
      ...rows.functions.flatMap((row) => computedRelationship(row, tables)),
      ...relationshipsOf(withViewKeys(keys, viewColumns), tables),
    ],
    functions: rows.functions.map(functionOf).filter(isCallable),
  }
}

function functionOf(row: FunctionRow): DatabaseFunction {
  const inputs = row.parameters.filter(({ mode }) => ['i', 'b', 'v'].includes(mode))
  return {
    schema: row.schema,
    name: row.name,
    isVolatile: row.isVolatile,
    parameters: inputs.map(({ name, type, mode }, index) => ({
      name,
      type,
      isRequired: mode !== 'v' && index < inputs.length - row.defaults,
      isVariadic: mode === 'v',
    })),
    returns: {
      kind: row.returns,
      isSet: row.isSet,
      table:
        row.returnSchema && row.returnTable ? tableKey(row.returnSchema, row.returnTable) : null,
    },
  }
}

const bodyTypes = ['bytea', 'json', 'jsonb', 'text', 'xml']

/** Arguments are given by name; only one that takes the whole body may have none. */
function isCallable({ parameters }: DatabaseFunction): boolean {
  const [only, ...more] = parameters
  if (only && more.length === 0 && only.name === '') return bodyTypes.includes(only.type)
  return parameters.every(({ name }) => name !== '')
}

/** `players(team teams) returns setof players` leads from a team to its players. */
function computedRelationship(
  row: FunctionRow,
  tables: ReadonlyMap<string, Table>,
): Relationship[] {
  const [parameter, ...more] = row.parameters
  if (!parameter?.schema || !parameter.table || more.length > 0) return []
  if (!row.returnSchema || !row.returnTable) return []
  const source = tables.get(tableKey(parameter.schema, parameter.table))
  const target = tables.get(tableKey(row.returnSchema, row.returnTable))
  if (!source || !target) return []
  return [
    {
      cardinality: 'computed',
      source,
      target,
      columns: [],
      constraint: row.name,
      holdsKey: false,
      computedBy: { schema: row.schema, name: row.name, givesOne: !row.isSet || row.isOneRow },
    },
  ]
}
