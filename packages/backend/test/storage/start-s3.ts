import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import { S3Bucket } from '../../src/storage/store/s3-bucket.ts'

/** A bucket on an S3 server of its own, which speaks S3 over HTTP and checks signatures. */
export async function startS3() {
  const directory = await mkdtemp(path.join(tmpdir(), 'slovo-s3-'))
  const bucket = `files-${randomUUID()}`
  const open = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      vhostBuckets: false,
      // It reckons the signature of a bucket's own address without its last slash.
      allowMismatchedSignatures: true,
      directory,
      configureBuckets: [{ name: bucket }],
    })
    await server.run()
    return server
  }
  let server: S3rver | undefined = await open(0)
  const { port } = server.httpServer.address() as AddressInfo
  const stop = async () => {
    server?.httpServer.closeAllConnections()
    await server?.close()
    server = undefined
  }
  afterAll(async () => {
    await stop()
    await rm(directory, { recursive: true, force: true })
  })
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'eu-west-3',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const seen = new S3Bucket(settings)
  return {
    settings,
    stop,
    /** The same server again, with what it had. */
    async start() {
      server = await open(port)
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
