import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readableAddress } from './request-checks.ts'

const app = new Hono().use(readableAddress).all('*', (c) => c.text(c.req.query('q') ?? ''))

test('a path that is no UTF-8 is not found, and never reaches a page', async () => {
  for (const [address, status] of [
    ['/materials/%c3/10', 404],
    ['/ru/materials/%c3%28/10?q=a', 404],
    ['/words/%D0%B4%D0%BE%D0%BC', 200],
    ['/words/100%25', 200],
  ] as const) {
    expect((await app.request(address)).status, address).toBe(status)
  }
})

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
