import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

const SHORT = 200
const LONG = 60_000

async function open(timeouts: Parameters<typeof listen>[1]) {
  const { url, answerWith, close } = await listen({ HOST: '127.0.0.1', PORT: 0 }, timeouts)
  onTestFinished(close)
  answerWith((request, response) => {
    request.resume()
    request.on('end', () => response.end('heard'))
  })
  return () => connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
}

const closed = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let answer = ''
    socket.on('data', (part) => (answer += part))
    socket.on('close', () => resolve(answer))
  })

const head = (path: string) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n`

/** Half a body now, and a byte now and then. */
function drip(socket: Socket, path: string, bytes: string) {
  socket.write(head(path))
  const timer = setInterval(() => {
    const [byte = ''] = bytes
    bytes = bytes.slice(1)
    socket.write(byte)
    if (bytes === '') clearInterval(timer)
  }, SHORT)
  socket.on('close', () => clearInterval(timer))
}

test('a connection on which nothing is said is closed', async () => {
  const visit = await open({ headers: LONG, body: LONG, silence: SHORT, keepAlive: LONG })
  expect(await closed(visit())).toBe('')
})

test('a request that is never said to its end is closed', async () => {
  const visit = await open({ headers: SHORT, body: LONG, silence: LONG, keepAlive: LONG })
  const socket = visit()
  socket.write('GET / HTTP/1.1\r\nhost: ')
  expect(await closed(socket)).toMatch(/^HTTP\/1\.1 408/)
})

test('a body that only drips is closed, but a file may take its time', async () => {
  const visit = await open({ headers: LONG, body: 2 * SHORT, silence: LONG, keepAlive: SHORT })
  const form = visit()
  drip(form, '/signin', 'abcd')
  expect(await closed(form)).toBe('')

  const file = visit()
  drip(file, '/storage/v1/object/slovo/x.mp3', 'abcde')
  expect(await closed(file)).toMatch(/heard$/)
})
