// A whole process with the storage API, for tests that kill it.
import { serve } from '@hono/node-server'
import { openDatabase } from '@slovo/database'
import { z } from 'zod'
import { createBackend } from '../../create-backend.ts'

const { DATABASE_URL, STORAGE_FOLDER, KEYS } = z
  .object({ DATABASE_URL: z.string(), STORAGE_FOLDER: z.string(), KEYS: z.string() })
  .parse(process.env)
const keys = z
  .object({ jwtSecret: z.string(), anonKey: z.string(), serviceRoleKey: z.string() })
  .parse(JSON.parse(KEYS))

const address = 'http://localhost'
const { app } = createBackend({
  database: await openDatabase({ url: DATABASE_URL }),
  settings: { siteUrl: address, apiUrl: address, fileSizeLimit: 100_000_000, ...keys },
  mail: async () => {},
  storageFolder: STORAGE_FOLDER,
  log: { error: console.error, warn: console.error, info: () => {} },
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
