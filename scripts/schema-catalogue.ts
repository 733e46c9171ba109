import type { Queries } from '@slovo/database'

export interface Column {
  name: string
  type: string
  choices: string[]
  isNullable: boolean
  isOptional: boolean
  isGenerated: boolean
}

export interface Relationship {
  name: string
  columns: string[]
  isOneToOne: boolean
  table: string
  foreignColumns: string[]
}

export interface Table {
  name: string
  columns: Column[]
  relationships: Relationship[]
}

export interface RpcFunction {
  name: string
  args: { name: string; type: string; isOptional: boolean }[]
  returns: { type: string; isSet: boolean; columns: { name: string; type: string }[] }
}

const tables = `
  select c.relname as name,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, null),
        'isNullable', not a.attnotnull,
        'isOptional', a.atthasdef or a.attidentity <> '' or not a.attnotnull,
        'isGenerated', a.attgenerated <> '' or a.attidentity = 'a',
        'choices', coalesce((
          select json_agg(m[1]) from pg_constraint k,
            regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') as m
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
            and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\([a-z_"]+ = ANY \\(ARRAY\\['
        ), '[]')
      ) order by a.attname)
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(json_build_object(
        'name', k.conname, 'table', f.relname,
        'columns', (select json_agg(attname order by i) from unnest(k.conkey) with ordinality u(n, i)
          join pg_attribute on attrelid = k.conrelid and attnum = n),
        'foreignColumns', (select json_agg(attname order by i) from unnest(k.confkey) with ordinality u(n, i)
          join pg_attribute on attrelid = k.confrelid and attnum = n),
        'isOneToOne', exists (select from pg_index x where x.indrelid = k.conrelid and x.indisunique
          and x.indkey::int2[] <@ k.conkey and x.indpred is null)
      ) order by k.conname)
     from pg_constraint k join pg_class f on f.oid = k.confrelid
     where k.conrelid = c.oid and k.contype = 'f' and f.relnamespace = 'public'::regnamespace),
     '[]') as relationships
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname`

const functions = `
  select p.proname as name,
    coalesce((select json_agg(json_build_object(
        'name', p.proargnames[i], 'type', format_type(t, null),
        'isOptional', i > p.pronargs - p.pronargdefaults) order by i)
      from unnest(p.proargtypes) with ordinality u(t, i)), '[]') as args,
    json_build_object('type', format_type(p.prorettype, null), 'isSet', p.proretset,
      'columns', coalesce((select json_agg(json_build_object(
          'name', p.proargnames[i], 'type', format_type(t, null)) order by i)
        from unnest(p.proallargtypes) with ordinality u(t, i) where p.proargmodes[i] = 't'), '[]')
    ) as returns
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    -- A function of a row is a computed column of its table.
    and not exists (select from pg_class c where c.reltype = any (p.proargtypes))
  order by p.proname`

/** What the REST API exposes of the schema `public`, read from the catalogue. */
export async function readCatalogue(database: Queries) {
  return {
    tables: (await database.query<Table & Record<string, unknown>>(tables)).rows,
    functions: (await database.query<RpcFunction & Record<string, unknown>>(functions)).rows,
  }
}
