import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { onTestFinished, test } from 'vitest'
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
