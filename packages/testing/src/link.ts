import { once } from 'node:events'
import { connect as connectTo, createServer, type Socket } from 'node:net'

/** A line to a database that can be cut and mended, as a network between two machines is. */
export interface Link {
  /** The address of the database behind the line. */
  url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function openLink(url: string): Promise<Link> {
  const target = new URL(url)
  const host = decodeURIComponent(target.hostname)
  const port = Number(target.port) || 5432
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connectTo(`${host}/.s.PGSQL.${port}`) : connectTo(port, host)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  return {
    url: `postgres://${target.username}:${target.password}@127.0.0.1:${own}${target.pathname}`,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async mend() {
      server.listen(own, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
