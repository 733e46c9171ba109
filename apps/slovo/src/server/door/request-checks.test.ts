import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readableAddress } from './request-checks.ts'

const app = new Hono().use(readableAddress).all('*', (c) => c.text(c.req.query('q') ?? ''))

test('an address with a null byte never reaches a page, wherever in the address it stands', async () => {
  for (const [address, status] of [
    ['/lessons/%00', 404],
    ['/lessons/%00?q=a', 404],
    ['/materials?q=%00', 400],
    ['/materials?q=a?%00', 400],
    ['/materials?q=a?b', 200],
  ] as const) {
    expect((await app.request(address)).status, address).toBe(status)
  }
})
