import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServices } from '../site/services.ts'
import { startSite } from '../site/site-under-test.ts'
import { openLine } from './cut-line.ts'

/** A site whose connections to its database and to its bucket can be cut. */
export async function startSiteBehindLines() {
  const folder = await mkdtemp(path.join(tmpdir(), 'slovo-line-'))
  const services = await startServices()
  const { DATABASE_URL = '', S3_ENDPOINT = '' } = services.settings
  const socketFolder = decodeURIComponent(/@([^/]+)\//.exec(DATABASE_URL)?.[1] ?? '')
  const database = await openLine(
    { path: path.join(socketFolder, '.s.PGSQL.5432') },
    { path: path.join(folder, '.s.PGSQL.5432') },
  )
  const bucket = await openLine({ port: Number(new URL(S3_ENDPOINT).port) })
  const site = await startSite({
    ...services.settings,
    DATABASE_URL: DATABASE_URL.replace(/@[^/]+\//, `@${encodeURIComponent(folder)}/`),
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
  })
  return {
    site,
    database,
    bucket,
    async stop() {
      await site.stop()
      await Promise.all([database.close(), bucket.close()])
      await services.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
