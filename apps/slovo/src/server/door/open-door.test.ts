import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../log.ts'
import { Metrics } from '../../metrics/metrics.ts'
import { openDoor } from './open-door.ts'

const lines: { id?: string; msg: string }[] = []
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })

async function openSite({ siteUrl = 'http://localhost', hops = 0 } = {}) {
  const app = new Hono<{ Bindings: { clientAddress: string } }>()
    .get('/address', (c) => c.text(c.env.clientAddress))
    .get('/later', (c) => {
      setImmediate(() => log.info('something that the request has started'))
      return c.text('answered')
    })
  const proxies = { hops, header: 'x-forwarded-for' }
  const server = createServer(
    openDoor({
      app,
      upgrades: undefined,
      siteUrl,
      proxies,
      socketsPerAddress: 1,
      log,
      metrics: new Metrics(log),
    }).listener,
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string, headers = {}) => fetch(url + path, { headers })
}

test('each answer has an id of its own, which stands in every line of its log', async () => {
  const ask = await openSite()
  const ids = new Set<string | null>()
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await ask('/later', { 'x-request-id': 'invented-by-a-visitor' })
    await answer.text()
    ids.add(answer.headers.get('x-request-id'))
  }
  expect(ids.size).toBe(2)
  await expect.poll(() => new Set(lines.map(({ id }) => id))).toEqual(ids)
  expect((await ask('/nowhere')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test('the id of a proxy that is trusted is kept, unless it is nonsense', async () => {
  const ask = await openSite({ hops: 1 })
  const idOf = async (id: string) =>
    (await ask('/later', { 'x-request-id': id })).headers.get('x-request-id')
  expect(await idOf('trace-0123456789')).toBe('trace-0123456789')
  expect(await idOf('short')).toMatch(/^[\w-]{36}$/)
  expect(await idOf(`${'long'.repeat(50)}`)).toMatch(/^[\w-]{36}$/)
  expect(await idOf('two words and <b>')).toMatch(/^[\w-]{36}$/)
})

test('only what a trusted proxy says counts as the address of a visitor', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
  const direct = await openSite()
  expect(await (await direct('/address', forwarded)).text()).toBe('127.0.0.1')
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('TRUSTED_PROXY_HOPS'))
  const proxied = await openSite({ hops: 1 })
  expect(await (await proxied('/address', forwarded)).text()).toBe('198.51.100.7')
})

test('answers make browsers keep to https where the site has it, and never guess a type', async () => {
  const secure = await openSite({ siteUrl: 'https://slovo.example.org' })
  for (const path of ['/address', '/nowhere']) {
    const { headers } = await secure(path)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  const plain = await (await openSite())('/address')
  expect(plain.headers.get('strict-transport-security')).toBeNull()
})
