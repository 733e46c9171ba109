import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { bootstrapBackend, createBackend, generateKeys } from '@slovo/backend'
import { emptyDatabase, whenDone } from '@slovo/testing'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../log.ts'
import { Metrics } from '../../metrics/metrics.ts'
import { listen } from '../listen.ts'
import { openDoor } from './open-door.ts'

const database = await emptyDatabase()
await bootstrapBackend(database)
await database.query(`
  create policy "a broken policy" on realtime.messages for select to anon
    using (1 / (case when realtime.topic() = 'broken' then 0 else 1 end) = 1)`)
const keys = await generateKeys()
const lines: { id?: string; msg?: string; path?: string; status?: number }[] = []
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })

/** A site that lets one address hold two WebSockets, behind a proxy that names its visitors. */
async function openSite() {
  const server = await listen({ HOST: '127.0.0.1', PORT: 0 })
  const backend = createBackend({
    database,
    settings: { siteUrl: server.url, apiUrl: server.url, ...keys },
    mail: async () => {},
    storageFolder: '/nowhere',
    log,
  })
  const metrics = new Metrics(log)
  const { listener, upgrades } = openDoor({
    app: new Hono(),
    upgrades: backend.upgrades,
    siteUrl: server.url,
    proxies: { hops: 1, header: 'x-forwarded-for' },
    socketsPerAddress: 2,
    log,
    metrics,
  })
  server.answerWith(listener, upgrades)
  whenDone(async () => {
    await server.close()
    await backend.close()
  })
  return { url: server.url, metrics }
}
const { url, metrics } = await openSite()

const ADDRESS = `/realtime/v1/websocket?vsn=2.0.0&apikey=${keys.anonKey}`

/** Asks for a WebSocket as a proxy does, and reads the head of the answer. */
async function ask(visitor: string, address = ADDRESS) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const lines = [
    `GET ${address} HTTP/1.1`,
    'host: localhost',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `x-forwarded-for: ${visitor}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [head] = await once(socket.setEncoding('utf8'), 'data')
  return {
    socket,
    status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]),
    id: /^x-request-id: (\S+)\r$/m.exec(head)?.[1],
    retryAfter: /^retry-after: (\d+)\r$/m.exec(head)?.[1],
  }
}

/** The official client, whose address is that of its connection: no proxy names another. */
function officialClient(): SupabaseClient {
  const client = createClient(url, keys.anonKey, { auth: { persistSession: false } })
  onTestFinished(async () => void (await client.realtime.disconnect()))
  return client
}

test('one address holds so many WebSockets, the next is sent away until one of them has closed', async () => {
  const [first, second] = [await ask('192.0.2.1'), await ask('192.0.2.1')]
  expect([first.status, second.status]).toEqual([101, 101])
  const refused = await ask('192.0.2.1')
  expect(refused).toMatchObject({ status: 429, retryAfter: '10' })
  expect((await ask('192.0.2.2')).status).toBe(101)

  first.socket.destroy()
  await expect.poll(async () => (await ask('192.0.2.1')).status).toBe(101)
})

test('those that are refused hold no place, and an IPv6 network is one address', async () => {
  const wrongKey = ADDRESS.replace(keys.anonKey, 'none')
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await ask('2001:db8:1:2::1', wrongKey)).status).toBe(403)
  }
  await expect.poll(async () => (await ask('2001:db8:1:2::2')).status).toBe(101)
  expect((await ask('2001:db8:1:2::3')).status).toBe(101)
  expect((await ask('2001:db8:1:2::4')).status).toBe(429)
})

test('each has an id, which is in its answer and its line of the log, and is counted', async () => {
  const opened = await ask('192.0.2.3')
  const refused = await ask('192.0.2.3', ADDRESS.replace(keys.anonKey, 'none'))
  expect(opened.id).toMatch(/^[\w-]{36}$/)
  for (const { id, status } of [opened, refused]) {
    expect(lines).toContainEqual(
      expect.objectContaining({ id, status, path: '/realtime/v1/websocket' }),
    )
  }
  expect(JSON.stringify(lines)).not.toContain(keys.anonKey)
  expect(await metrics.text()).toMatch(
    /request_duration_seconds_count\{method="GET",route="websocket",status="403"\} [1-9]/,
  )
})

test('a channel of the official client is joined, and what goes wrong there has the id of its connection', async () => {
  const client = officialClient()
  const joined = await new Promise((resolve) => client.channel(randomUUID()).subscribe(resolve))
  expect(joined).toBe('SUBSCRIBED')
  const { id } = lines.findLast(({ status }) => status === 101) ?? {}

  client.channel('broken', { config: { private: true } }).subscribe()
  const failure = () => lines.find(({ msg }) => msg?.startsWith('a realtime message'))
  await expect.poll(() => failure()?.id).toBe(id)
})

test('a client that is sent away is let in once there is room', async () => {
  const held = [await ask('127.0.0.1'), await ask('127.0.0.1')]
  const before = lines.length
  const isRefused = () => lines.slice(before).some(({ status }) => status === 429)
  const client = officialClient()
  const states: string[] = []
  client.channel(randomUUID()).subscribe((state) => states.push(state))
  await expect.poll(isRefused).toBe(true)
  for (const { socket } of held) socket.destroy()
  await expect.poll(() => states, { timeout: 20_000 }).toContain('SUBSCRIBED')
})
