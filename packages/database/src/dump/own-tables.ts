import type { Queries } from '../database.ts'

/** A table and its columns, without generated ones. */
export interface TableShape {
  schema: string
  name: string
  columns: { name: string; type: string }[]
}

/** Where a sequence stands. */
export interface SequenceState {
  schema: string
  name: string
  value: string
  isCalled: boolean
}

/** Leaves out what belongs to Postgres, to extensions or to the migration runner. */
const ours = `n.nspname !~ '^pg_'
  and n.nspname <> all (array['information_schema', 'extensions', 'supabase_migrations'])
  and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
  )`

/** Every permanent table of the application, whether made by a migration, the bootstrap or by hand. */
export async function listOwnTables(queries: Queries): Promise<TableShape[]> {
  const { rows } = await queries.query<{ schema: string; name: string; columns: string }>(
    `select n.nspname as schema, c.relname as name, (
       select coalesce(json_agg(json_build_object(
         'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     )::text as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and ${ours}
     order by 1, 2`,
  )
  return rows.map(({ schema, name, columns }) => ({ schema, name, columns: JSON.parse(columns) }))
}

export async function listOwnSequences(queries: Queries): Promise<SequenceState[]> {
  const { rows } = await queries.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and c.relpersistence = 'p' and ${ours}
     order by 1, 2`,
  )
  const states: SequenceState[] = []
  for (const { schema, name } of rows) {
    const { rows: found } = await queries.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${qualifiedName({ schema, name })}`,
    )
    if (found[0]) states.push({ schema, name, value: found[0].value, isCalled: found[0].called })
  }
  return states
}

/** The quoted, qualified name: `"public"."materials"`. */
export function qualifiedName({ schema, name }: { schema: string; name: string }): string {
  return `${quote(schema)}.${quote(name)}`
}

export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}
