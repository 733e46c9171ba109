export { DatabaseError } from 'pg'
export type {
  ApiRole,
  Caller,
  Database,
  Field,
  Queries,
  Result,
  Row,
  Values,
} from './database.ts'
export { type Load, loadRows } from './dump/load.ts'
export type { SequenceState, TableShape } from './dump/own-tables.ts'
export { openSnapshot, type Snapshot } from './dump/snapshot.ts'
export { applyMigrations, type Migrated } from './migrations.ts'
export { openDatabase } from './open-database.ts'
export { isUnreachable, NoConnectionError } from './pools.ts'
export { StartError } from './start-error.ts'
