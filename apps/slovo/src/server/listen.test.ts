import { once } from 'node:events'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

test('a line that breaks while a WebSocket is refused breaks nothing else', async () => {
  const { httpServer, url, close } = await listen({ HOST: '127.0.0.1', PORT: 0 })
  onTestFinished(close)
  const asked = new Promise<Duplex>((resolve) =>
    httpServer.prependOnceListener('upgrade', (_, socket) => resolve(socket)),
  )
  const visitor = connect(Number(new URL(url).port), '127.0.0.1')
  visitor.on('error', () => {})
  visitor.write('GET /any HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
  const socket = await asked
  const gone = new Promise((resolve) => socket.once('close', resolve))
  socket.destroy(new Error('the line is broken'))
  await gone
})

test('a client whose WebSocket is refused, and who never closes its side, is closed', async () => {
  const { httpServer, url, close } = await listen({ HOST: '127.0.0.1', PORT: 0 })
  onTestFinished(close)
  const port = Number(new URL(url).port)
  const visitor = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void visitor.destroy())
  visitor.write('GET /any HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
  const [answer] = await once(visitor, 'data')
  expect(String(answer)).toContain('404 Not Found')

  const open = promisify(httpServer.getConnections.bind(httpServer))
  await expect.poll(() => open()).toBe(0)
})

test('a socket that another listener took, as Vite does in development, does not hold up the close', async () => {
  const { httpServer, url, close } = await listen({ HOST: '127.0.0.1', PORT: 0 })
  const taken = new Promise((resolve) => httpServer.on('upgrade', resolve))
  const visitor = connect(Number(new URL(url).port), '127.0.0.1')
  visitor.on('error', () => {})
  visitor.write('GET /any HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
  await taken

  await close()
  expect(httpServer.listening).toBe(false)
})
