import { readFileSync } from 'node:fs'
import { testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { schemaSource } from './schema-source.ts'

const db = await testDatabase()

test('the row types are those of the migrations (if not: npm run schema)', async () => {
  const file = new URL('../packages/schema/src/database.ts', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(await schemaSource(db.database))
})
