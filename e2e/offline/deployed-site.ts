import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteUrl } from '../site/journey.ts'

/** The site under test at an address of its own, of which a new version can be deployed while its pages are open. */
export async function startDeployedSite() {
  let version = 1
  const server = createServer((incoming, outgoing) => {
    const { host, hostname, port } = new URL(siteUrl)
    const isWorker = incoming.url === '/sw.js'
    const headers = {
      ...incoming.headers,
      host,
      ...(isWorker && { 'accept-encoding': 'identity' }),
    }
    const { method, url: path } = incoming
    const passed = request({ hostname, port, path, method, headers }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers)
      answer.pipe(outgoing, { end: !isWorker })
      if (isWorker) answer.on('end', () => outgoing.end(`\n// version ${version}`))
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
    stop: () => server.closeAllConnections(),
  }
}
