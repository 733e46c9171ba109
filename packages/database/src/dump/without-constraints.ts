import type { Queries } from '../database.ts'
import { quote } from './own-tables.ts'

/**
 * Runs `work` without triggers and foreign keys, then restores them: rows were checked when they were first written, and
 * keys are checked once, at the end. The tables' owner may do so; no superuser is needed.
 */
export async function withoutConstraints(
  queries: Queries,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: triggers } = await queries.query<{ on: string; name: string }>(
    `select t.tgrelid::regclass::text as on, t.tgname as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and c.relnamespace::regnamespace::text !~ '^pg_'`,
  )
  const { rows: keys } = await queries.query<{ on: string; name: string; definition: string }>(
    `select k.conrelid::regclass::text as on, k.conname as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.conparentid = 0 and c.relnamespace::regnamespace::text !~ '^pg_'
     order by 1, 2`,
  )
  for (const { on, name } of triggers) {
    await queries.query(`alter table ${on} disable trigger ${quote(name)}`)
  }
  for (const { on, name } of keys) {
    await queries.query(`alter table ${on} drop constraint ${quote(name)}`)
  }
  await work()
  for (const { on, name, definition } of keys) {
    await queries.query(`alter table ${on} add constraint ${quote(name)} ${definition}`)
  }
  // Deferred checks have to run before the triggers change.
  await queries.query('set constraints all immediate')
  for (const { on, name } of triggers) {
    await queries.query(`alter table ${on} enable trigger ${quote(name)}`)
  }
}
