import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { testBackend } from '@slovo/testing'
import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { listening, subscribed } from '../../../test/realtime/listening.ts'

const backend = await testBackend({
  settings: { realtime: { channels: 3, messagesPerSecond: 20, messageBytes: 10_000 } },
})
await backend.db.query(`
  create policy "people meet in rooms of their own name" on realtime.messages
    for select to authenticated using (realtime.topic() = 'room of ' || (auth.jwt() ->> 'email'));
  create policy "people speak in rooms of their own name" on realtime.messages
    for insert to authenticated
    with check (topic = 'room of ' || (auth.jwt() ->> 'email') and extension = 'broadcast')`)

type Said = { event: string; payload: unknown }
const visitorOf = (vsn: '1.0.0' | '2.0.0') =>
  createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false },
    realtime: { vsn },
  })

for (const vsn of ['1.0.0', '2.0.0'] as const) {
  test(`all others in the channel receive a broadcast, in protocol ${vsn}`, async () => {
    const name = `café ${randomUUID()}`
    const [anna, boris] = [visitorOf(vsn), visitorOf('2.0.0')]
    const [hers, his] = [listening<Said>(), listening<Said>()]
    const speaking = anna
      .channel(name, { config: { broadcast: { ack: true } } })
      .on('broadcast', { event: '*' }, hers.hear)
    await subscribed(speaking)
    await subscribed(boris.channel(name).on('broadcast', { event: 'слово' }, his.hear))

    const answer = await speaking.send({
      type: 'broadcast',
      event: 'слово',
      payload: { text: 'привет' },
    })

    expect(answer).toBe('ok')
    expect(await his.first(1)).toMatchObject([{ event: 'слово', payload: { text: 'привет' } }])
    expect(hers.heard).toEqual([])
  })
}

test('bytes are broadcast as they are, and to oneself when asked for', async () => {
  const heard = listening<Said>()
  const channel = backend
    .visitor()
    .channel(randomUUID(), { config: { broadcast: { self: true } } })
    .on('broadcast', { event: 'bytes' }, heard.hear)
  await subscribed(channel)
  await channel.send({
    type: 'broadcast',
    event: 'bytes',
    payload: new Uint8Array([1, 2, 255]).buffer,
  })
  const [said] = await heard.first(1)
  expect(said?.payload).toEqual(new Uint8Array([1, 2, 255]).buffer)
})

test('a broadcast comes also over HTTP and from SQL', async () => {
  const name = randomUUID()
  const heard = listening<Said>()
  await subscribed(backend.visitor().channel(name).on('broadcast', { event: '*' }, heard.hear))
  const outside = backend.visitor().channel(name)
  expect(await outside.httpSend('new endpoint', { n: 1 })).toEqual({ success: true })
  const old = await backend.fetch('/realtime/v1/api/broadcast', {
    method: 'POST',
    body: JSON.stringify({ messages: [{ topic: name, event: 'old endpoint', payload: { n: 2 } }] }),
  })
  expect(old.status).toBe(202)
  await backend.db.query(`select realtime.send('{"n": 3}', 'sql', $1, false)`, [name])

  expect(await heard.first(3)).toMatchObject([
    { event: 'new endpoint', payload: { n: 1 } },
    { event: 'old endpoint', payload: { n: 2 } },
    { event: 'sql', payload: { n: 3 } },
  ])
})

test('a client that joins is sent who is present, and those present are sent who joins and leaves', async () => {
  const name = randomUUID()
  const open = (key: string) =>
    backend.visitor().channel(name, { config: { presence: { key, enabled: true } } })
  const [hers, his] = [open('anna'), open('boris')]
  const [comings, goings, syncs] = [listening<string>(), listening<string>(), listening<string>()]
  hers
    .on('presence', { event: 'join' }, ({ key }) => comings.hear(key))
    .on('presence', { event: 'leave' }, ({ key }) => goings.hear(key))
  his.on('presence', { event: 'sync' }, () =>
    syncs.hear(JSON.stringify(Object.keys(his.presenceState()))),
  )
  await subscribed(hers)
  expect(await hers.track({ at: 'page 1' })).toBe('ok')
  await comings.first(1)

  await subscribed(his)
  expect(await syncs.first(1)).toEqual(['["anna"]'])
  await his.track({ at: 'page 2' })
  await comings.first(2)
  expect(hers.presenceState()).toMatchObject({
    anna: [{ at: 'page 1' }],
    boris: [{ at: 'page 2' }],
  })
  await his.track({ at: 'page 3' })
  await goings.first(1)
  await his.untrack()
  await goings.first(2)
  expect(comings.heard).toEqual(['anna', 'boris', 'boris'])
  expect(Object.keys(hers.presenceState())).toEqual(['anna'])
})

test('a private channel is for those whom the policies let in', async () => {
  const [anna, boris] = [await backend.signUp(), await backend.signUp()]
  const name = `room of ${anna.email}`
  const config = { private: true, broadcast: { ack: true, self: true } }
  const heard = listening<Said>()
  const hers = anna.client.channel(name, { config }).on('broadcast', { event: '*' }, heard.hear)

  expect(await subscribed(hers)).toBe('SUBSCRIBED')
  expect(await subscribed(boris.client.channel(name, { config }))).toMatch(/^Unauthorized/)
  expect(await subscribed(backend.visitor().channel(name, { config }))).toMatch(/^Unauthorized/)
  expect(await hers.send({ type: 'broadcast', event: 'hers', payload: {} })).toBe('ok')
  expect(await hers.track({})).toBe('error')
  await expect(boris.client.channel(name, { config }).httpSend('his', {})).rejects.toThrow()
  await subscribed(boris.client.channel(name.toUpperCase()))
  await backend.db.query(`select realtime.send('{}', 'sql', $1, true)`, [name])
  expect((await heard.first(2)).map(({ event }) => event)).toEqual(['hers', 'sql'])
})

const tokenFor = (seconds: number) =>
  new SignJWT({ role: 'authenticated', sub: randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(backend.jwtSecret))

test('a channel closes when its token expires, unless a newer one has come', async () => {
  const [short, renewed] = [backend.visitor(), backend.visitor()]
  await renewed.realtime.setAuth(await tokenFor(6))
  const [said, ended] = [listening<{ message: string }>(), listening<string>()]
  const kept = renewed.channel('kept')
  expect(await subscribed(kept)).toBe('SUBSCRIBED')
  await renewed.realtime.setAuth(await tokenFor(60))
  await short.realtime.setAuth(await tokenFor(6))
  const closing = short.channel('closing').on('system', {}, said.hear)
  closing.subscribe((status) => ended.hear(status))

  expect(await ended.first(2)).toEqual(['SUBSCRIBED', REALTIME_SUBSCRIBE_STATES.CLOSED])
  expect(said.heard).toMatchObject([{ message: 'Token has expired' }])
  expect(kept.state).toBe('joined')
})

test('an invalid token joins no channel', async () => {
  const visitor = backend.visitor()
  await visitor.realtime.setAuth('nonsense')
  expect(await subscribed(visitor.channel('any'))).toMatch(/^InvalidJWTToken/)
  const answer = await fetch(`${backend.url}/realtime/v1/websocket?apikey=nonsense&vsn=2.0.0`, {
    headers: { connection: 'upgrade', upgrade: 'websocket' },
  }).catch((error: Error) => error)
  expect(answer).toBeInstanceOf(Error)
})

test('one client has so many channels, and says so much in a second', async () => {
  const visitor = backend.visitor()
  const [first] = [visitor.channel('one'), visitor.channel('two'), visitor.channel('three')]
  for (const channel of visitor.getChannels()) await subscribed(channel)
  expect(await subscribed(visitor.channel('four'))).toMatch(/^ChannelRateLimitReached/)

  const said = listening<{ message: string }>()
  const talkative = backend.visitor().channel('talk').on('system', {}, said.hear)
  await subscribed(talkative)
  for (let n = 0; n < 45; n += 1) {
    await talkative.send({ type: 'broadcast', event: 'again', payload: {} })
  }
  expect(await said.first(1)).toMatchObject([{ message: 'Too many messages per second' }])
  expect(first?.state).toBe('joined')
})

for (const [what, message] of [
  ['too much', JSON.stringify(['1', '1', 'realtime:x', 'broadcast', { text: 'x'.repeat(20_000) }])],
  ['no frame', 'hello'],
  [
    'what is nested too deep to be told on',
    `["1","1","realtime:x","broadcast",{"payload":${'['.repeat(200)}${']'.repeat(200)}}]`,
  ],
] as const) {
  test(`a client that sends ${what} is cut off`, async () => {
    const address = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket`
    const socket = new WebSocket(`${address}?apikey=${backend.anonKey}&vsn=2.0.0`)
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    socket.send(message)
    const { code } = await new Promise<CloseEvent>((resolve) =>
      socket.addEventListener('close', resolve),
    )
    expect([1003, 1009]).toContain(code)
  })
}

test('invalid messages of strangers disturb no other client', async () => {
  const name = randomUUID()
  const heard = listening<Said>()
  await subscribed(backend.visitor().channel(name).on('broadcast', { event: '*' }, heard.hear))
  const { hostname, port } = new URL(backend.url)
  const answers: string[] = []
  for (const target of ['//', '/elsewhere', '/realtime/v1/websocket?vsn=9.9.9']) {
    const socket = connect(Number(port), hostname)
    socket.write(
      `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
    )
    const answer = await text(socket).catch(() => '')
    answers.push(answer.slice(9, 12))
  }
  expect(answers).toEqual(['', '', '400'])

  await backend.db.query(
    `select pg_notify('realtime_messages', n) from unnest(array['{', '[]', '7']) n`,
  )
  await backend.db.query(`select realtime.send('{}', 'still here', $1, false)`, [name])
  expect(await heard.first(1)).toMatchObject([{ event: 'still here' }])
})

test('a broadcast over HTTP is not nested without end either', async () => {
  const nested = `${'['.repeat(200)}${']'.repeat(200)}`
  const one = await backend.fetch('/realtime/v1/api/broadcast/deep/events/any', {
    method: 'POST',
    body: nested,
  })
  const many = await backend.fetch('/realtime/v1/api/broadcast', {
    method: 'POST',
    body: `{"messages":[{"topic":"deep","event":"any","payload":${nested}}]}`,
  })
  expect([one.status, many.status]).toEqual([422, 422])
})
