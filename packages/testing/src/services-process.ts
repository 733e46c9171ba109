import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@slovo/database'
import { openS3Server } from './s3-server.ts'

/**
 * A Postgres and an S3 bucket, as an operator has them beside the site: says their settings as one line of JSON, and ends
 * with SIGTERM.
 */
async function serve() {
  const folder = await mkdtemp(join(tmpdir(), 'slovo-services-'))
  const postgres = await openDatabase({ dataDir: join(folder, 'postgres') })
  const s3 = await openS3Server(join(folder, 's3'), 'slovo')
  console.log(
    JSON.stringify({
      DATABASE_URL: postgres.url,
      S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
      S3_BUCKET: 'slovo',
      S3_REGION: s3.access.region,
      S3_ACCESS_KEY_ID: s3.access.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.access.secretAccessKey,
    }),
  )

  process.once('SIGTERM', async () => {
    await s3.close()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
    process.exit(0)
  })
}

await serve()
