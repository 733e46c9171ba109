import type { Database } from '@slovo/database'
import { z } from 'zod'
import { type RestOptions, type RestSettings, txEnds } from '../settings.ts'

/** The settings stored on the role that requests sign in as; those of this database count before those of all. */
const storedQuery = `
select distinct on (name) name, value
from pg_db_role_setting s
cross join unnest(s.setconfig) as entry
cross join split_part(entry, '=', 1) as name
cross join substr(entry, length(split_part(entry, '=', 1)) + 2) as value
where s.setrole = (select oid from pg_roles where rolname = 'authenticator')
  and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
  and name like 'pgrst.%'
order by name, s.setdatabase desc`

const StoredRow = z.object({ name: z.string(), value: z.string() })

const words = z.string().transform((text) => text.split(',').flatMap((word) => word.trim() || []))
const onOff = z.enum(['true', 'false']).transform((text) => text === 'true')

/** What each of PostgREST's settings means here; those that are not listed are the process's own. */
const readers: Record<string, z.ZodType<Partial<RestSettings>>> = {
  'pgrst.db_schemas': words
    .pipe(z.tuple([z.string()], z.string()))
    .transform((schemas) => ({ schemas })),
  'pgrst.db_extra_search_path': words.transform((extraSearchPath) => ({ extraSearchPath })),
  'pgrst.db_max_rows': z.coerce
    .number()
    .int()
    .min(1)
    .transform((maxRows) => ({ maxRows })),
  'pgrst.db_aggregates_enabled': onOff.transform((allowsAggregates) => ({ allowsAggregates })),
  'pgrst.db_plan_enabled': onOff.transform((allowsPlans) => ({ allowsPlans })),
  'pgrst.db_tx_end': z.enum(txEnds).transform((txEnd) => ({ txEnd })),
  'pgrst.db_pre_request': z.string().transform((preRequest) => ({ preRequest })),
  'pgrst.openapi_mode': z
    .enum(['follow-privileges', 'ignore-privileges', 'disabled'])
    .transform((mode) => ({ describesItself: mode !== 'disabled' })),
}

/**
 * `alter role authenticator set pgrst.db_schemas = 'public, api'`: what stands in the database counts before what the
 * process was given, as in PostgREST. An invalid value is logged and left out.
 */
export async function readStoredSettings(
  database: Database,
  log: RestOptions['log'],
): Promise<Partial<RestSettings>> {
  const { rows } = await database.query(storedQuery)
  const settings: Partial<RestSettings> = {}
  for (const { name, value } of z.array(StoredRow).parse(rows)) {
    const parsed = readers[name]?.safeParse(value)
    if (parsed?.success) Object.assign(settings, parsed.data)
    else if (parsed) log.error(parsed.error, `The setting ${name} = '${value}' is not understood.`)
  }
  return settings
}
