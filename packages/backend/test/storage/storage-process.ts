// A whole process with the storage API, for tests that kill it.
import { serve } from '@hono/node-server'
import { openDatabase } from '@slovo/database'
import { Hono } from 'hono'
import { pino } from 'pino'
import { z } from 'zod'
import { completeSettings } from '../../src/backend-settings.ts'
import type { GatewayEnv } from '../../src/kernel/gateway/caller.ts'
import { createTokenCheck } from '../../src/kernel/gateway/check-token.ts'
import { mountProtocol } from '../../src/kernel/gateway/gateway.ts'
import { createKeyring } from '../../src/kernel/keys/keyring.ts'
import { openStorageParts, storageProtocol } from '../../src/storage/open-storage.ts'
import { storageRoutes } from '../../src/storage/storage.routes.ts'
import { openS3Store } from '../../src/storage/store/open-s3-store.ts'

const text = z.string()
const { DATABASE_URL, STORAGE_FOLDER, KEYS, S3 } = z
  .object({ DATABASE_URL: text, STORAGE_FOLDER: text, KEYS: text, S3: text })
  .parse(process.env)
const keys = z
  .object({ jwtSecret: text, anonKey: text, serviceRoleKey: text })
  .parse(JSON.parse(KEYS))
const s3 = z
  .object({ endpoint: text, bucket: text, region: text, accessKeyId: text, secretAccessKey: text })
  .nullable()
  .parse(JSON.parse(S3))

const address = 'http://localhost'
const database = await openDatabase({ url: DATABASE_URL })
const now = () => new Date()
const settings = completeSettings({ siteUrl: address, apiUrl: address, ...keys })
const checkToken = createTokenCheck(createKeyring(settings, database, now), settings.issuer, now)
const parts = openStorageParts({
  database,
  storageFolder: STORAGE_FOLDER,
  fileStore: s3 ? await openS3Store(s3) : undefined,
  settings: { ...keys, fileSizeLimit: 100_000_000 },
  now,
})
const app = new Hono<GatewayEnv>()
const access = { database, ...keys, checkToken, now }
const routes = storageRoutes(parts, access, pino({ level: 'silent' }))
mountProtocol(app, { keys: settings, checkToken }, storageProtocol, routes)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
