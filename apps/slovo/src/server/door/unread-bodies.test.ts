import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { whenDone } from '@slovo/testing'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { expect, test } from 'vitest'
import { unreadBodies } from './unread-bodies.ts'

const app = new Hono()
  .use(unreadBodies({ silence: 300, whole: 2000 }))
  .use('/', bodyLimit({ maxSize: 1000, onError: (c) => c.text('too large', 413) }))
  .post('/', (c) => c.text('kept'))
  .post('/away', (c) => c.redirect('/signin'))
const server = createServer(getRequestListener(app.fetch))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
whenDone(() => new Promise<void>((resolve) => server.close(() => resolve())))

/** Sends `parts` of 64 KiB before it reads a byte, as browsers do. */
async function send(parts: number, head: string, path = '/') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (part) => (answer += part)).pause()
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${head}\r\n\r\n`)
  for (let part = 0; part < parts && !socket.destroyed; part += 1) {
    socket.write(`10000\r\n${'a'.repeat(65_536)}\r\n`)
    await wait(10)
  }
  socket.write('0\r\n\r\n')
  socket.resume()
  await closed
  return answer
}

test('a browser that sends its whole form before it reads gets the answer that refused it', async () => {
  const answer = await send(100, 'transfer-encoding: chunked')
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toMatch(/content-length: 9\r\n/)
  expect(answer).toMatch(/\r\n\r\ntoo large$/)
})

test('a form of which no more comes holds its connection for a moment', async () => {
  const answer = await send(0, 'content-length: 5000')
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('a redirect before a long file was read leads its sender on', async () => {
  const answer = await send(100, 'transfer-encoding: chunked', '/away')
  expect(answer).toMatch(/^HTTP\/1\.1 302 /)
  expect(answer).toMatch(/location: \/signin\r\n/)
})

test('an answer without an unread body stays as it is', async () => {
  const answer = await send(0, 'transfer-encoding: chunked')
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*kept$/s)
})
