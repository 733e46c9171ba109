import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { siteUrl } from '../site/journey.ts'

/**
 * The site under test at an address of its own: it can be stopped, and a new version be deployed, while its pages are open.
 * `worker` changes the script of the service worker.
 */
export async function startDeployedSite({ worker = (script: string) => script } = {}) {
  let version = 1
  const server = createServer((incoming, outgoing) => {
    const { host, hostname, port } = new URL(siteUrl)
    const isWorker = incoming.url === '/sw.js'
    const headers = {
      ...incoming.headers,
      host,
      ...(incoming.headers.origin && { origin: siteUrl }),
      ...(isWorker && { 'accept-encoding': 'identity' }),
    }
    const { method, url: path } = incoming
    const passed = request({ hostname, port, path, method, headers }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers)
      if (!isWorker) return answer.pipe(outgoing)
      void text(answer).then((script) => outgoing.end(`${worker(script)}\n// version ${version}`))
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      version++
    },
    /** From now on it cannot be reached, as in a train whose network leads nowhere. */
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
