import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { runningPages, runningRequests } from './running-requests.ts'

/** A service whose requests run until the test ends them. */
function slowService(
  limits = { running: 2, waiting: 2, milliseconds: 60_000 },
  limited = runningRequests,
) {
  const running: (() => void)[] = []
  const app = new Hono().use(limited(limits)).get('/', async (c) => {
    await new Promise<void>((resolve) => running.push(resolve))
    return c.text('answered')
  })
  const ask = (clientAddress: string, signal?: AbortSignal) =>
    Promise.resolve(
      app.fetch(new Request('http://x/', { ...(signal && { signal }) }), {
        clientAddress,
        incoming: {},
      }),
    )
  return { app, running, ask }
}

test('one address runs a few requests at once, a few more wait, the others are sent away', async () => {
  const { running, ask } = slowService()
  const asked = Array.from({ length: 5 }, () => ask('192.0.2.1'))
  const refused = await asked[4]
  expect(refused?.status).toBe(429)
  expect(refused?.headers.get('retry-after')).toBe('1')
  expect(await refused?.json()).toMatchObject({ code: '429', message: expect.any(String) })
  await expect.poll(() => running.length).toBe(2)

  running[0]?.()
  expect((await asked[0])?.status).toBe(200)
  await expect.poll(() => running.length).toBe(3)
  running[1]?.()
  await expect.poll(() => running.length).toBe(4)
  running[2]?.()
  running[3]?.()
  const answers = await Promise.all(asked.slice(0, 4))
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200])
})

test('another address, and the site itself, do not wait for it', async () => {
  const { app, running, ask } = slowService()
  const [first, second] = [ask('192.0.2.1'), ask('192.0.2.1')]
  const other = ask('192.0.2.2')
  const own = [1, 2, 3].map(() =>
    app.fetch(new Request('http://x/'), { clientAddress: '192.0.2.1' }),
  )
  await expect.poll(() => running.length).toBe(6)
  for (const end of running) end()
  for (const answer of [first, second, other, ...own]) expect((await answer).status).toBe(200)
})

test('the many addresses of one IPv6 network are one visitor', async () => {
  const { running, ask } = slowService({ running: 1, waiting: 0, milliseconds: 60_000 })
  const first = ask('2001:db8:1:2::1')
  expect((await ask('2001:db8:1:2:ffff::9')).status).toBe(429)
  const other = ask('2001:db8:1:3::1')
  await expect.poll(() => running.length).toBe(2)
  for (const end of running) end()
  for (const answer of [first, other]) expect((await answer).status).toBe(200)
})

test('who waits too long or has left takes no place', async () => {
  const { running, ask } = slowService({ running: 1, waiting: 5, milliseconds: 50 })
  const first = ask('192.0.2.1')
  expect((await ask('192.0.2.1')).status).toBe(429)

  const leave = new AbortController()
  const left = ask('192.0.2.1', leave.signal)
  leave.abort()
  await left
  running[0]?.()
  await first
  const next = ask('192.0.2.1')
  await expect.poll(() => running.length).toBe(2)
  running[1]?.()
  expect((await next).status).toBe(200)
})

test('pages of one address wait for each other too, and a page says when they are too many', async () => {
  const { app, running, ask } = slowService(
    { running: 1, waiting: 0, milliseconds: 60_000 },
    runningPages,
  )
  const first = ask('192.0.2.1')
  const refused = await app.fetch(new Request('http://x/', { headers: { accept: 'text/html' } }), {
    clientAddress: '192.0.2.1',
    incoming: {},
  })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.text()).toContain('Rechargez la page dans quelques secondes')
  const other = ask('192.0.2.2')
  await expect.poll(() => running.length).toBe(2)
  for (const end of running) end()
  for (const answer of [first, other]) expect((await answer).status).toBe(200)
})
