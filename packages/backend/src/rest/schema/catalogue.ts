/** Tables and views that requests may name, with their columns and primary keys. */
export const tablesQuery = `
select n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
  c.relkind = 'r' as "isPlainTable",
  (pg_relation_is_updatable(c.oid, true) & 8) = 8 as "isInsertable",
  (pg_relation_is_updatable(c.oid, true) & 4) = 4 as "isUpdatable",
  (pg_relation_is_updatable(c.oid, true) & 16) = 16 as "isDeletable",
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'default', case
        when a.attidentity <> '' then
          format('nextval(%L::regclass)', pg_get_serial_sequence(c.oid::regclass::text, a.attname))
        when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid)
      end
    ) order by a.attnum)
    from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ), '[]') as columns,
  coalesce((
    select json_agg(a.attname order by k.place)
    from pg_constraint p
    cross join unnest(p.conkey) with ordinality as k (attnum, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where p.conrelid = c.oid and p.contype = 'p'
  ), '[]') as "primaryKey"
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p') and n.nspname = any($1)
order by n.nspname, c.relname`

/** Foreign keys, with what makes them one-to-one or part of a junction. */
export const foreignKeysQuery = `
select k.conname as constraint,
  sn.nspname as "sourceSchema", s.relname as "sourceTable",
  tn.nspname as "targetSchema", t.relname as "targetTable",
  (
    select json_agg(json_build_array(sa.attname, ta.attname) order by u.place)
    from unnest(k.conkey, k.confkey) with ordinality as u (source, target, place)
    join pg_attribute sa on sa.attrelid = k.conrelid and sa.attnum = u.source
    join pg_attribute ta on ta.attrelid = k.confrelid and ta.attnum = u.target
  ) as columns,
  exists (
    select from pg_constraint q
    where q.conrelid = k.conrelid and q.contype in ('p', 'u')
      and q.conkey @> k.conkey and q.conkey <@ k.conkey
  ) as "isUnique",
  exists (
    select from pg_constraint q
    where q.conrelid = k.conrelid and q.contype = 'p' and q.conkey @> k.conkey
  ) as "isInPrimaryKey"
from pg_constraint k
join pg_class s on s.oid = k.conrelid
join pg_namespace sn on sn.oid = s.relnamespace
join pg_class t on t.oid = k.confrelid
join pg_namespace tn on tn.oid = t.relnamespace
where k.contype = 'f' and k.conparentid = 0
order by k.conname`

/**
 * Which column of a view shows which column of a table. The stored tree of the view names the origin
 * of each plain column; of several entries with one number the last is the view's own.
 */
export const viewColumnsQuery = `
select distinct on (c.oid, a.attnum)
  n.nspname as schema, c.relname as name, a.attname as column,
  bn.nspname as "baseSchema", b.relname as "baseTable", ba.attname as "baseColumn"
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
cross join regexp_matches(
  r.ev_action::text,
  ':resno (\\d+) :resname \\S+ :ressortgroupref \\d+ :resorigtbl (\\d+) :resorigcol (\\d+)',
  'g'
) with ordinality as found (entry, place)
join pg_attribute a on a.attrelid = c.oid and a.attnum = found.entry[1]::int
join pg_class b on b.oid = found.entry[2]::oid
join pg_namespace bn on bn.oid = b.relnamespace
join pg_attribute ba on ba.attrelid = b.oid and ba.attnum = found.entry[3]::int
where c.relkind in ('v', 'm') and n.nspname = any($1)
order by c.oid, a.attnum, found.place desc`

/** Functions that requests may call or that lead from a row to other rows. */
export const functionsQuery = `
select n.nspname as schema, p.proname as name, p.provolatile = 'v' as "isVolatile",
  p.proretset as "isSet", p.prorows = 1 as "isOneRow",
  case
    when r.typname = 'void' then 'void'
    when r.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false)
      or r.typname = 'record' then 'composite'
    else 'scalar'
  end as returns,
  rn.nspname as "returnSchema", rc.relname as "returnTable",
  coalesce((
    select json_agg(json_build_object(
      'name', coalesce(p.proargnames[i], ''),
      'type', format_type(coalesce(p.proallargtypes[i], p.proargtypes[i - 1]), null),
      'mode', coalesce(p.proargmodes[i], 'i'),
      'schema', an.nspname, 'table', ac.relname
    ) order by i)
    from generate_series(1, coalesce(array_length(p.proallargtypes, 1), p.pronargs)) as i
    join pg_type at on at.oid = coalesce(p.proallargtypes[i], p.proargtypes[i - 1])
    left join pg_class ac on ac.oid = at.typrelid and ac.relkind in ('r', 'v', 'm', 'f', 'p')
    left join pg_namespace an on an.oid = ac.relnamespace
  ), '[]') as parameters,
  p.pronargdefaults as defaults
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join pg_type r on r.oid = p.prorettype
left join pg_class rc on rc.oid = r.typrelid and rc.relkind in ('r', 'v', 'm', 'f', 'p')
left join pg_namespace rn on rn.oid = rc.relnamespace
where p.prokind = 'f' and r.typname not in ('trigger', 'event_trigger') and n.nspname = any($1)
order by n.nspname, p.proname, p.oid`
