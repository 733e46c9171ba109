/** What the data API knows of the database: read once from the catalogue, see `SchemaCache`. */
export interface Schema {
  /** By `schema.name`, see `tableKey`. */
  tables: ReadonlyMap<string, Table>
  relationships: readonly Relationship[]
  functions: readonly DatabaseFunction[]
}

export interface Table {
  schema: string
  name: string
  isView: boolean
  /** Neither view nor partitioned nor foreign: its rows have system columns. */
  isPlainTable: boolean
  isInsertable: boolean
  isUpdatable: boolean
  isDeletable: boolean
  columns: ReadonlyMap<string, Column>
  primaryKey: readonly string[]
}

export interface Column {
  name: string
  /** As Postgres writes it, with its schema where needed. */
  type: string
  /** The expression for an absent value, as Postgres writes it. */
  default: string | null
}

export type Cardinality = 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many' | 'computed'

export interface Relationship {
  cardinality: Cardinality
  source: Table
  target: Table
  /** Pairs of source and target columns; for a junction see there. */
  columns: readonly ColumnPair[]
  constraint: string
  /** Whether the foreign key is the source's own. */
  holdsKey: boolean
  junction?: Junction
  /** A function from the source's row to target rows. */
  computedBy?: { schema: string; name: string; givesOne: boolean }
}

export type ColumnPair = readonly [source: string, target: string]

export interface Junction {
  table: { schema: string; name: string }
  toSource: { constraint: string; columns: readonly ColumnPair[] }
  toTarget: { constraint: string; columns: readonly ColumnPair[] }
}

export interface DatabaseFunction {
  schema: string
  name: string
  parameters: readonly Parameter[]
  isVolatile: boolean
  returns: { kind: 'void' | 'scalar' | 'composite'; isSet: boolean; table: string | null }
}

export interface Parameter {
  name: string
  type: string
  isRequired: boolean
  isVariadic: boolean
}

export function tableKey(schema: string, name: string): string {
  return JSON.stringify([schema, name])
}

export function givesOne({ cardinality, computedBy }: Relationship): boolean {
  if (cardinality === 'computed') return computedBy?.givesOne ?? false
  return cardinality === 'many-to-one' || cardinality === 'one-to-one'
}
