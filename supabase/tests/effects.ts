import type { TestDatabase } from '@slovo/testing'
import { expect } from 'vitest'

/** Every row of a table as the owner sees it: what an attempt must not have moved. */
export function allRows(db: TestDatabase, table: string): Promise<Record<string, unknown>[]> {
  return db.query(`select * from ${table} as t order by t::text`)
}

/** The attempt is refused for want of a right, or by row-level security: both are 42501. */
export async function refused(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
}

/** The attempt breaks a rule of the table: a check (23514), a unique key (23505) … */
export async function breaks(code: string, attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code })
}
