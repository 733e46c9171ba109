import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Database } from '@slovo/database'
import { emptyDatabase } from '@slovo/testing'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { completeSettings } from '../../backend-settings.ts'
import { bootstrapBackend } from '../../bootstrap/bootstrap-backend.ts'
import type { GatewayEnv } from '../../gateway/caller.ts'
import { createTokenCheck } from '../../gateway/check-token.ts'
import { admit, allowOtherOrigins } from '../../gateway/gateway.ts'
import { generateKeys } from '../../gateway/generate-keys.ts'
import { createKeyring } from '../../gateway/keyring.ts'
import { type RestSettings, restRoutes } from '../index.ts'

type Row = Record<string, unknown>
interface LooseSchema {
  Tables: Record<string, { Row: Row; Insert: Row; Update: Row; Relationships: [] }>
  Views: Record<never, never>
  Functions: Record<string, { Args: Row; Returns: unknown }>
}
/** Tables that only the test knows: any name, any columns. */
type LooseDatabase = Record<string, LooseSchema>
export type Client = SupabaseClient<LooseDatabase, 'public'>

export interface RestBackend {
  database: Database
  url: string
  anon: Client
  service: Client
  /** A signed-in person, by the id in their token. */
  as(id: string): Promise<Client>
  tokenOf(id: string): Promise<string>
  anonKey: string
  serviceKey: string
}

/** The data API alone, over real HTTP, on a database with the tables of the test. */
export async function restBackend(
  tables: string,
  settings: Partial<RestSettings> = {},
): Promise<RestBackend> {
  const database = await emptyDatabase()
  await bootstrapBackend(database)
  await database.query(tables)
  const keys = await generateKeys()
  const complete = completeSettings({
    siteUrl: 'http://localhost',
    apiUrl: 'http://localhost',
    ...keys,
  })
  const check = createTokenCheck(createKeyring(complete, database), () => new Date())
  const app = new Hono<GatewayEnv>()
  app.use('/rest/v1/*', allowOtherOrigins(), admit(complete, check))
  app.route('/rest/v1', restRoutes({ database, log: pino({ level: 'fatal' }), settings }))

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const client = (key: string): Client =>
    createClient<LooseDatabase, 'public'>(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
  const tokenOf = (id: string) =>
    new SignJWT({ role: 'authenticated', sub: id })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(keys.jwtSecret))
  return {
    database,
    url,
    anonKey: keys.anonKey,
    serviceKey: keys.serviceRoleKey,
    anon: client(keys.anonKey),
    service: client(keys.serviceRoleKey),
    tokenOf,
    as: async (id) => client(await tokenOf(id)),
  }
}
