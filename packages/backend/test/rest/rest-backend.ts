import { bootstrappedDatabase } from '@slovo/testing'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import { restRoutes } from '../../src/rest/rest.routes.ts'
import type { RestSettings } from '../../src/rest/settings.ts'
import { serveBehindGateway } from './serve-behind-gateway.ts'

type Row = Record<string, unknown>
interface LooseSchema {
  Tables: Record<string, { Row: Row; Insert: Row; Update: Row; Relationships: [] }>
  Views: Record<never, never>
  Functions: Record<string, { Args: Row; Returns: unknown }>
}
/** Tables that only the test knows: any name, any columns. */
type LooseDatabase = Record<string, LooseSchema>
interface LogLine {
  level: number
  msg: string
  reason?: string
  err?: { stack: string }
}
type Client = SupabaseClient<LooseDatabase, 'public'>

/** The data API alone, over real HTTP, on a database with the tables of the test. */
export async function restBackend(tables: string, settings: Partial<RestSettings> = {}) {
  const database = await bootstrappedDatabase()
  await database.query(tables)
  const logged: LogLine[] = []
  const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) })
  const { origin, keys, tokenOf } = await serveBehindGateway(database, { path: '/rest/v1' }, () =>
    restRoutes({ database, log, settings }),
  )
  const client = (key: string): Client =>
    createClient<LooseDatabase, 'public'>(origin, key, {
      auth: { persistSession: false, autoRefreshToken: false },
    })

  return {
    database,
    keys,
    url: `${origin}/rest/v1`,
    /** What an operator reads. */
    logged,
    anon: client(keys.anonKey),
    service: client(keys.serviceRoleKey),
    tokenOf,
    /** A signed-in user, by the id in their token. */
    as: async (id: string) => client(await tokenOf(id)),
  }
}
