// Writes packages/schema/src/database.ts from a new database with all migrations.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bootstrapBackend } from '@slovo/backend'
import { applyMigrations, openDatabase } from '@slovo/database'
import { schemaSource } from './schema-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'slovo-schema-'))
const database = await openDatabase({ dataDir: folder })
try {
  await bootstrapBackend(database)
  await applyMigrations(database, fileURLToPath(new URL('../supabase/migrations', import.meta.url)))
  const target = new URL('../packages/schema/src/database.ts', import.meta.url)
  writeFileSync(target, await schemaSource(database))
} finally {
  await database.close()
  rmSync(folder, { recursive: true })
}
