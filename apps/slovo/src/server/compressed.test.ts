import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { compressed } from './compressed.ts'

const long = 'Я читаю. '.repeat(1000)
let goOn = () => {}
let given = () => {}
const untilGivenUp = () => new Promise<void>((resolve) => (given = resolve))

const app = new Hono()
  .use(compressed)
  .get('/long', (c) => c.text(long, 200, { etag: '"1"' }))
  .get('/short', (c) => c.text('Я', 200))
  .get('/events', (c) => c.body(long, 200, { 'content-type': 'text/event-stream' }))
  .get('/as-it-is', (c) => c.text(long, 200, { 'cache-control': 'no-transform' }))
  .get('/picture', (c) => c.body(long, 200, { 'content-type': 'image/png' }))
  .get('/parts', () => {
    const second = new Promise<void>((resolve) => (goOn = resolve))
    return new Response(
      ReadableStream.from(
        (async function* () {
          yield new TextEncoder().encode(`first ${long}`)
          await second
          yield new TextEncoder().encode('second')
        })(),
      ),
      { headers: { 'content-type': 'text/csv' } },
    )
  })
  .get('/endless', () => {
    const part = new TextEncoder().encode(long)
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(part),
      cancel: () => given(),
    })
    return new Response(body, { headers: { 'content-type': 'text/plain' } })
  })
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const port = (server.address() as AddressInfo).port
const url = `http://127.0.0.1:${port}`
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Without a client that decodes by itself. */
function raw(path: string, accepted?: string, method = 'GET') {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
    ask({ port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
    }).end()
  })
}

test('a client gets the coding that it likes best, and none that it refuses', async () => {
  const cases: [string | undefined, string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['*;q=0', undefined],
    ['br;q=0', undefined],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['', undefined],
    [undefined, undefined],
  ]
  for (const [accepted, coding] of cases) {
    const { headers, body } = await raw('/long', accepted)
    expect(headers['content-encoding'], accepted).toBe(coding)
    expect(headers.vary, accepted).toBe('accept-encoding')
    expect(headers['content-length'], accepted).toBe(String(body.length))
    const plain = coding === 'br' ? brotliDecompressSync(body) : coding ? gunzipSync(body) : body
    expect(plain.toString(), accepted).toBe(long)
  }
})

test('a compressed answer has a weak tag; one asked for its head only has no coding', async () => {
  expect((await raw('/long', 'br')).headers.etag).toBe('W/"1"')
  expect((await raw('/long', 'identity')).headers.etag).toBe('"1"')
  const head = await raw('/long', 'br', 'HEAD')
  expect(head.body.length).toBe(0)
  expect(head.headers['content-type']).toMatch(/^text\/plain/)
})

test('what is short, no text, an event stream or to be left alone is sent as it is', async () => {
  for (const path of ['/short', '/events', '/as-it-is', '/picture']) {
    expect((await raw(path, 'br')).headers['content-encoding'], path).toBeUndefined()
  }
})

test('of a stream each part arrives before the next one is made', async () => {
  for (const coding of ['br', 'gzip']) {
    const answer = await fetch(`${url}/parts`, { headers: { 'accept-encoding': coding } })
    expect(answer.headers.get('content-encoding')).toBe(coding)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (text.length < long.length) text += (await reader?.read())?.value ?? ''
    expect(text).toBe(`first ${long}`)
    goOn()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value
    }
    expect(text).toBe(`first ${long}second`)
  }
})

test('a stream of which only the head is asked for is given up', async () => {
  const isGivenUp = untilGivenUp()
  expect((await raw('/endless', 'br', 'HEAD')).headers['content-type']).toBe('text/plain')
  await isGivenUp
})

test('a stream whose reader has left is not made any further', async () => {
  const isGivenUp = untilGivenUp()
  const leave = new AbortController()
  const answer = await fetch(`${url}/endless`, {
    headers: { 'accept-encoding': 'br' },
    signal: leave.signal,
  })
  await answer.body?.getReader().read()
  leave.abort()
  await isGivenUp
})
