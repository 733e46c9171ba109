import type { ApiRole, Database } from '@slovo/database'
import { z } from 'zod'

const Role = z.enum(['anon', 'authenticated', 'service_role'])

const PublishedTable = z.object({
  schema: z.string(),
  name: z.string(),
  isPublished: z.boolean(),
  hasRowSecurity: z.boolean(),
  columns: z.array(
    z.object({
      name: z.string(),
      /** As clients know it, such as `int8`. */
      type: z.string(),
      /** As a cast wants it, such as `bigint`. */
      cast: z.string(),
      isKey: z.boolean(),
      readers: z.array(Role),
    }),
  ),
  policies: z.array(
    z.object({
      command: z.enum(['*', 'r', 'a', 'w', 'd']),
      isPermissive: z.boolean(),
      roles: z.array(Role),
      using: z.string().nullable(),
      check: z.string().nullable(),
    }),
  ),
})
export type PublishedTable = z.infer<typeof PublishedTable>
export type PublishedColumn = PublishedTable['columns'][number]

const roles: ApiRole[] = ['anon', 'authenticated', 'service_role']
const LOCK = 5_108_057

const readTables = `
  select n.nspname as schema, c.relname as name, c.relrowsecurity as "hasRowSecurity",
    p.tablename is not null as "isPublished",
    (select coalesce(jsonb_agg(jsonb_build_object(
       'name', a.attname, 'type', t.typname, 'cast', pg_catalog.format_type(a.atttypid, a.atttypmod),
       'isKey', coalesce(a.attnum = any (i.indkey), false),
       'readers', (select coalesce(jsonb_agg(r), '[]') from unnest($1::text[]) r
         where has_schema_privilege(r, n.oid, 'usage')
           and has_column_privilege(r, c.oid, a.attnum, 'select'))
     ) order by a.attnum), '[]')
     from pg_attribute a
     join pg_type t on t.oid = a.atttypid
     left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(jsonb_agg(jsonb_build_object(
       'command', pol.polcmd, 'isPermissive', pol.polpermissive,
       'using', pg_get_expr(pol.polqual, pol.polrelid),
       'check', pg_get_expr(pol.polwithcheck, pol.polrelid),
       'roles', (select coalesce(jsonb_agg(r), '[]') from unnest($1::text[]) r
         where exists (select from unnest(pol.polroles) meant
           where case when meant = 0 then true else pg_has_role(r, meant, 'usage') end))
     )), '[]')
     from pg_policy pol where pol.polrelid = c.oid) as policies
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_publication_tables p
    on p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname
  where p.tablename is not null or c.oid = 'realtime.messages'::regclass`

/** The tables whose changes are sent, and their policies; read again after `notify pgrst`, as the REST API does. */
export class Catalogue {
  readonly #database: Database
  #tables: Promise<PublishedTable[]> | undefined
  #listening: Promise<() => Promise<void>> | undefined

  constructor(database: Database) {
    this.#database = database
  }

  async find(schema: string, name: string): Promise<PublishedTable | undefined> {
    return (await this.#read()).find((table) => table.schema === schema && table.name === name)
  }

  /** Those that a subscription means; `*` is any. */
  async list(schema: string, name: string): Promise<PublishedTable[]> {
    const isMeant = (table: PublishedTable) =>
      table.isPublished &&
      (schema === '*' || table.schema === schema) &&
      (name === '*' || table.name === name)
    const known = (await this.#read()).filter(isMeant)
    if (known.length > 0) return known
    // On managed servers no notice says that the publication has grown.
    this.#tables = undefined
    return (await this.#read()).filter(isMeant)
  }

  async close() {
    const stop = await this.#listening
    await stop?.()
  }

  #read(): Promise<PublishedTable[]> {
    if (this.#tables) return this.#tables
    const tables = this.#readNow()
    this.#tables = tables
    tables.catch(() => {
      if (this.#tables === tables) this.#tables = undefined
    })
    return tables
  }

  async #readNow(): Promise<PublishedTable[]> {
    this.#listening ??= this.#database.listen('pgrst', () => {
      this.#tables = undefined
    })
    await this.#listening
    return await this.#database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
      await tx.query('select realtime.follow_publication()')
      // Names in policies are then written with their schema.
      await tx.query("set local search_path = ''")
      const { rows } = await tx.query(readTables, [roles])
      return z.array(PublishedTable).parse(rows)
    })
  }
}

/** Of the columns, what a role may read. */
export function readableColumns(table: PublishedTable, role: ApiRole): PublishedColumn[] {
  return table.columns.filter((column) => column.readers.includes(role))
}
