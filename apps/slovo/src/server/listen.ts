import { createServer, type RequestListener, type Server } from 'node:http'
import { SettingsError } from '../settings/settings.ts'

const MILLISECONDS_TO_FINISH = 10_000

export interface Listening {
  url: string
  httpServer: Server
  answerWith(listener: RequestListener): void
  close(): Promise<void>
}

/** Takes the port. Until `answerWith` is called every request is told to come back in a moment. */
export async function listen({ HOST, PORT }: { HOST: string; PORT: number }): Promise<Listening> {
  let listener: RequestListener = answerStarting
  const httpServer = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', (error) => reject(sentenceFor(error, HOST, PORT)))
    httpServer.listen(PORT, HOST, resolve)
  })

  return {
    url: addressOf(httpServer, HOST),
    httpServer,
    answerWith: (ready) => {
      listener = ready
    },
    close: () => finish(httpServer),
  }
}

const answerStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' })
  response.end('Slovo is starting.\n')
}

function finish(httpServer: Server) {
  if (!httpServer.listening) return Promise.resolve()
  const impatience = setTimeout(() => httpServer.closeAllConnections(), MILLISECONDS_TO_FINISH)
  return new Promise<void>((resolve) => {
    httpServer.close(() => {
      clearTimeout(impatience)
      resolve()
    })
  })
}

function addressOf(httpServer: Server, host: string) {
  const address = httpServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const isLoopback = host === '127.0.0.1' || host === '0.0.0.0' || host === '::'
  const name = isLoopback ? 'localhost' : host.includes(':') ? `[${host}]` : host
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
