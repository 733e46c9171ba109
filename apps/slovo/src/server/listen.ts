import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuseUpgrade, type Upgrades } from '@slovo/backend'
import { SettingsError } from '../settings/settings.ts'

const MILLISECONDS_TO_FINISH = 10_000

/** Timeouts for clients, in milliseconds. */
const TIMEOUTS = {
  /** To send the headers. */
  headers: 15_000,
  /** To send a body: a file may take an hour on a slow line, as long as bytes arrive. */
  body: 60_000,
  /** Without a byte in either direction during a request. */
  silence: 75_000,
  /** Between two requests: longer than proxies keep connections, so that the proxy closes them. */
  keepAlive: 65_000,
}
const UPLOADS = /^(\/storage\/v1\/(object|upload|s3)\b|(\/ru)?\/dictionary\/import(\.data)?(\?|$))/

interface Listening {
  url: string
  httpServer: Server
  /** Sets the handlers of requests and WebSockets. */
  answerWith(listener: RequestListener, upgrades?: Upgrades): void
  close(): Promise<void>
}

/** Binds the port. Until `answerWith` is called every request gets 503 with Retry-After. */
export async function listen(
  { HOST, PORT }: { HOST: string; PORT: number },
  timeouts = TIMEOUTS,
): Promise<Listening> {
  let listener: RequestListener = answerStarting
  let upgrades: Upgrades | undefined
  const othersSockets = new Set<Duplex>()
  const httpServer = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: 0,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: Math.min(timeouts.headers, 5000),
    },
    (request, response) => {
      endSlowBody(request, timeouts.body)
      listener(request, response)
    },
  )
  httpServer.setTimeout(timeouts.silence)
  httpServer.on('upgrade', (request, socket, head) => {
    if (upgrades?.upgrade(request, socket, head)) return
    if (httpServer.listenerCount('upgrade') === 1) return refuseUpgrade(socket, 404)
    // In development Vite listens too; its sockets would prevent the close.
    othersSockets.add(socket)
    socket.once('close', () => othersSockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', (error) => reject(sentenceFor(error, HOST, PORT)))
    httpServer.listen(PORT, HOST, resolve)
  })

  return {
    url: addressOf(httpServer, HOST),
    httpServer,
    answerWith: (ready, accepting) => {
      listener = ready
      upgrades = accepting
    },
    close: async () => {
      // The port is closed first, so that refused clients do not reconnect to this process.
      const finished = finish(httpServer)
      for (const socket of othersSockets) socket.destroy()
      await upgrades?.close()
      await finished
    },
  }
}

function endSlowBody(request: IncomingMessage, milliseconds: number) {
  const { headers, url = '', socket } = request
  const hasBody = headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody || UPLOADS.test(url)) return
  const timer = setTimeout(() => socket.destroy(), milliseconds)
  timer.unref()
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}

const answerStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' })
  response.end('Slovo is starting.\n')
}

function finish(httpServer: Server) {
  if (!httpServer.listening) return Promise.resolve()
  const forcedExit = setTimeout(() => httpServer.closeAllConnections(), MILLISECONDS_TO_FINISH)
  return new Promise<void>((resolve) => {
    httpServer.close(() => {
      clearTimeout(forcedExit)
      resolve()
    })
  })
}

function addressOf(httpServer: Server, host: string) {
  const address = httpServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // A server on all addresses is reached under this name too; its own, `0.0.0.0`, is none that one can visit.
  const isLocalhost = ['127.0.0.1', '0.0.0.0', '::'].includes(host)
  const name = isLocalhost ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

function sentenceFor(error: NodeJS.ErrnoException, host: string, port: number) {
  if (error.code === 'EADDRINUSE') {
    return new SettingsError(
      `Port ${port} on ${host} is in use: stop the other program, or set PORT to another number.`,
    )
  }
  if (error.code === 'EACCES') {
    return new SettingsError(`Port ${port} needs more rights: set PORT to a number above 1023.`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new SettingsError(`HOST ${host} is not an address of this machine: set it to 127.0.0.1.`)
  }
  return error
}
