import { createConnection, createServer, type Socket } from 'node:net'

/** A line to a service that can be cut and mended: an address that hands everything on. */
export interface Line {
  /** The port on 127.0.0.1, where it is no socket of a folder. */
  port: number
  /** From now on every connection is broken, and new ones too. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

type Place = { port: number } | { path: string }

/** A line to a port, or from one Unix socket to another. */
export async function openLine(to: Place, at: Place = { port: 0 }): Promise<Line> {
  let isCut = false
  const open = new Set<Socket>()
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = 'port' in to ? createConnection(to.port, '127.0.0.1') : createConnection(to.path)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) =>
    'port' in at ? server.listen(at.port, '127.0.0.1', resolve) : server.listen(at.path, resolve),
  )
  const address = server.address()
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    cut() {
      isCut = true
      breakAll()
    },
    mend() {
      isCut = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        breakAll()
      }),
  }
}
