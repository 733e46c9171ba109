export { isUnreachable, NoConnectionError } from './connections.ts'
export type {
  ApiRole,
  Caller,
  Database,
  Queries,
  Result,
  Row,
  SqlValues,
} from './database.ts'
export { DatabaseError, isUniqueViolation } from './database-error.ts'
export { loadRows, type SnapshotRows } from './dump/load.ts'
export type { SequenceState, TableShape } from './dump/own-tables.ts'
export { openSnapshot, type Snapshot } from './dump/snapshot.ts'
export { applyMigrations, type Migrated } from './migrations.ts'
export { openDatabase } from './open-database.ts'
export { StartError } from './start-error.ts'
