import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { openDatabase } from '@slovo/database'

/**
 * A Postgres and an S3 bucket, as an operator has them beside the site: says their settings as one line of JSON, and ends
 * with SIGTERM.
 */
async function serve() {
  const folder = await mkdtemp(join(tmpdir(), 'slovo-services-'))
  const postgres = await openDatabase({ dataDir: join(folder, 'postgres') })
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    // It reckons the signature of a bucket's own address without its last slash.
    allowMismatchedSignatures: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'slovo' }],
  })
  await s3.run()
  const { port } = s3.httpServer.address() as AddressInfo
  console.log(
    JSON.stringify({
      DATABASE_URL: postgres.url,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'slovo',
      S3_REGION: 'eu-west-3',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  )

  process.once('SIGTERM', async () => {
    s3.httpServer.closeAllConnections()
    await s3.close()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
    process.exit(0)
  })
}

await serve()
