import type { DatabaseSchema } from '@slovo/schema'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { type Fetching, inProcessFetch } from '../server/process-app.ts'
import type { Keys } from '../settings/keys.ts'
import type { Settings } from '../settings/settings.ts'

export type ContentClient = SupabaseClient<DatabaseSchema>

/** The service role's client, which bypasses row-level security, in each of the three ways to run the site. */
export function openContentClient(
  settings: Pick<Settings, 'siteUrl' | 'SUPABASE_URL'>,
  keys: Keys,
  app?: Fetching,
): ContentClient {
  return createClient<DatabaseSchema>(
    settings.SUPABASE_URL ?? settings.siteUrl,
    keys.serviceRoleKey,
    {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(app && { global: { fetch: inProcessFetch(app, settings.siteUrl) } }),
    },
  )
}
