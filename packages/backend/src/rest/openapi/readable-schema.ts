import { z } from 'zod'
import { type Exchange, readOnly } from '../request/exchange.ts'

const Column = z.object({
  name: z.string(),
  isRequired: z.boolean(),
  comment: z.string().nullable(),
  maxLength: z.number().nullable(),
  choices: z.array(z.string()).nullable(),
})
export type DescribedColumn = z.infer<typeof Column>

const Table = z.object({
  name: z.string(),
  comment: z.string().nullable(),
  isReadable: z.boolean(),
  isInsertable: z.boolean(),
  isUpdatable: z.boolean(),
  isDeletable: z.boolean(),
  columns: z.array(Column),
})
export type DescribedTable = z.infer<typeof Table>

const Called = z.object({ name: z.string(), comment: z.string().nullable() })

const ReadableSchema = z.object({
  comment: z.string().nullable(),
  tables: z.array(Table),
  functions: z.array(Called),
})
type ReadableSchema = z.infer<typeof ReadableSchema>

/** What the caller may reach of the schema: neither names nor comments of anything else are shown. */
export async function readReadableSchema(exchange: Exchange): Promise<ReadableSchema> {
  const { database, caller, schemaName } = exchange
  const { rows } = await database.request(readOnly(caller), query, [schemaName])
  return ReadableSchema.parse(rows[0])
}

const query = `
select
  (select obj_description(oid, 'pg_namespace') from pg_namespace where nspname = $1) as comment,
  coalesce((
    select json_agg(json_build_object(
      'name', c.relname,
      'comment', obj_description(c.oid, 'pg_class'),
      'isReadable', has_any_column_privilege(c.oid, 'select'),
      'isInsertable', has_any_column_privilege(c.oid, 'insert'),
      'isUpdatable', has_any_column_privilege(c.oid, 'update'),
      'isDeletable', has_table_privilege(c.oid, 'delete'),
      'columns', (
        select coalesce(json_agg(json_build_object(
          'name', a.attname,
          'isRequired', a.attnotnull,
          'comment', col_description(c.oid, a.attnum),
          'maxLength', case
            when a.atttypid in ('varchar'::regtype, 'bpchar'::regtype) and a.atttypmod > 4 then a.atttypmod - 4
          end,
          'choices', (
            select json_agg(e.enumlabel order by e.enumsortorder)
            from pg_enum e where e.enumtypid = a.atttypid
          )
        ) order by a.attnum), '[]')
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      )
    ) order by c.relname)
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relkind in ('r', 'v', 'm', 'f', 'p')
      and (has_any_column_privilege(c.oid, 'select, insert, update') or has_table_privilege(c.oid, 'delete'))
  ), '[]') as tables,
  coalesce((
    select json_agg(json_build_object('name', f.name, 'comment', f.comment) order by f.name)
    from (
      select p.proname as name, min(obj_description(p.oid, 'pg_proc')) as comment
      from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = $1 and has_function_privilege(p.oid, 'execute')
      group by p.proname
    ) as f
  ), '[]') as functions`
