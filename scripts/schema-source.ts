import type { Queries } from '@slovo/database'
import { type Column, type RpcFunction, readCatalogue, type Table } from './schema-catalogue.ts'

const types: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  boolean: 'boolean',
  json: 'Json',
  jsonb: 'Json',
}

/** The source of `packages/schema/src/database.ts` for a migrated database. */
export async function schemaSource(database: Queries): Promise<string> {
  const { tables, functions } = await readCatalogue(database)
  return `// Written by scripts/generate-schema.ts from the migrated database: npm run schema.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type DatabaseSchema = {
  public: {
    Tables: {
${tables.map(tableSource).join('')}    }
    Views: Record<never, never>
    Functions: {
${functions.map((found) => functionSource(found, tables)).join('')}    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
`
}

function tableSource({ name, columns, relationships }: Table): string {
  const row = columns.map((column) => `${column.name}: ${valueType(column)}`)
  const insert = columns.map((column) => writtenColumn(column, column.isOptional))
  const update = columns.map((column) => writtenColumn(column, true))
  const relations = relationships.map(
    (relation) => `          {
            foreignKeyName: ${quote(relation.name)}
            columns: [${relation.columns.map(quote).join(', ')}]
            isOneToOne: ${relation.isOneToOne}
            referencedRelation: ${quote(relation.table)}
            referencedColumns: [${relation.foreignColumns.map(quote).join(', ')}]
          },
`,
  )
  return `      ${name}: {
        Row: {
${lines(row)}        }
        Insert: {
${lines(insert)}        }
        Update: {
${lines(update)}        }
        Relationships: [${relations.length > 0 ? `\n${relations.join('')}        ` : ''}]
      }
`
}

function functionSource({ name, args, returns }: RpcFunction, tables: Table[]): string {
  const given = args.map(
    (arg) => `${arg.name}${arg.isOptional ? '?' : ''}: ${scalarType(arg.type)}`,
  )
  const row = returns.columns.map((column) => `${column.name}: ${scalarType(column.type)}`)
  const table = tables.find((known) => known.name === returns.type)?.name
  const one = table
    ? `DatabaseSchema['public']['Tables'][${quote(table)}]['Row']`
    : row.length > 0
      ? `{ ${row.join('; ')} }`
      : scalarType(returns.type)
  // With it the client knows which tables can be embedded.
  const rowsOf = table
    ? `
        SetofOptions: { from: '*'; to: ${quote(table)}; isOneToOne: ${!returns.isSet}; isSetofReturn: ${returns.isSet} }`
    : ''
  return `      ${name}: {
        Args: { ${given.join('; ')} }
        Returns: ${one}${returns.isSet ? '[]' : ''}${rowsOf}
      }
`
}

function writtenColumn(column: Column, isOptional: boolean): string {
  if (column.isGenerated) return `${column.name}?: never`
  return `${column.name}${isOptional ? '?' : ''}: ${valueType(column)}`
}

function valueType({ type, choices, isNullable }: Column): string {
  const value = choices.length > 0 ? choices.map(quote).join(' | ') : scalarType(type)
  return isNullable ? `${value} | null` : value
}

function scalarType(type: string): string {
  if (type.endsWith('[]')) return `${scalarType(type.slice(0, -2))}[]`
  return types[type] ?? 'string'
}

const quote = (text: string) => `'${text}'`
const lines = (entries: string[]) => entries.map((entry) => `          ${entry}\n`).join('')
