import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of somewhere else, with the list of what it is asked for. */
export async function elsewhere(work: (address: string, asked: string[]) => Promise<void>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked)
  } finally {
    const closed = new Promise((resolve) => server.close(resolve))
    // A browser may have connected beforehand, without asking for anything.
    server.closeAllConnections()
    await closed
  }
}
