/// <reference path="./s3rver.d.ts" />
import type { AddressInfo } from 'node:net'
import S3rver from '@20minutes/s3rver'

export interface S3Server {
  port: number
  /** The rest of the settings with which a client reaches its bucket. */
  access: { region: string; accessKeyId: string; secretAccessKey: string }
  close(): Promise<void>
}

/** A server with one bucket in a folder, which speaks S3 over HTTP and checks signatures. Port 0 is any that is free. */
export async function openS3Server(directory: string, bucket: string, port = 0): Promise<S3Server> {
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
  return {
    port: (server.httpServer.address() as AddressInfo).port,
    access: { region: 'eu-west-3', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
    },
  }
}
