// A whole process with the storage API, for tests that kill it.
import { serve } from '@hono/node-server'
import { openDatabase } from '@slovo/database'
import { z } from 'zod'
import { createBackend } from '../../create-backend.ts'
import { openS3Store } from '../store/open-s3-store.ts'

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
const { app } = createBackend({
  database: await openDatabase({ url: DATABASE_URL }),
  settings: { siteUrl: address, apiUrl: address, fileSizeLimit: 100_000_000, ...keys },
  mail: async () => {},
  storageFolder: STORAGE_FOLDER,
  ...(s3 && { fileStore: await openS3Store(s3) }),
  log: { error: () => {}, warn: () => {}, info: () => {} },
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
