export { DatabaseError } from 'pg'
export type {
  ApiRole,
  Caller,
  Database,
  Field,
  Queries,
  Result,
  Row,
} from './database.ts'
export { applyMigrations } from './migrations.ts'
export { openDatabase } from './open-database.ts'
export { NoConnectionError } from './pools.ts'
export { StartError } from './start-error.ts'
