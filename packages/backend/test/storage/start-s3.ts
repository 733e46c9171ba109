import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openS3Server, type S3Server, whenDone } from '@slovo/testing'
import { S3Bucket } from '../../src/storage/store/s3-bucket.ts'

/** A bucket on an S3 server of its own, which speaks S3 over HTTP and checks signatures. */
export async function startS3() {
  const directory = await mkdtemp(path.join(tmpdir(), 'slovo-s3-'))
  const bucket = `files-${randomUUID()}`
  const first = await openS3Server(directory, bucket)
  const { port, access } = first
  let server: S3Server | undefined = first
  const stop = async () => {
    await server?.close()
    server = undefined
  }
  whenDone(async () => {
    await stop()
    await rm(directory, { recursive: true, force: true })
  })
  const settings = { endpoint: `http://127.0.0.1:${port}`, bucket, ...access }
  const seen = new S3Bucket(settings)
  return {
    settings,
    stop,
    /** The same server again, with what it had. */
    async start() {
      server = await openS3Server(directory, bucket, port)
    },
    put: (key: string) => seen.put(key, Buffer.from('left behind')),
    async namesIn(folder: string) {
      const soon = new Date(Date.now() + 60_000)
      const names: string[] = []
      for await (const keys of seen.listOlderThan(`${folder}/`, soon)) {
        names.push(...keys.map((key) => path.basename(key)))
      }
      return names
    },
  }
}
