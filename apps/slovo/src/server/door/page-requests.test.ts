import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { pageRequests } from './page-requests.ts'

const app = new Hono()
  .use(pageRequests)
  .post('*', (c) => c.redirect(c.req.raw.bodyUsed ? '/read' : '/signin'))

/** Sends a form that does not say its size, and how much of it was read. */
async function send(path: string) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
      if (sent > 4_000_000) controller.close()
    },
  })
  const init = {
    method: 'POST',
    headers: { 'transfer-encoding': 'chunked', 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half' as const,
  }
  const { status, headers } = await app.request(path, init)
  return { status, location: headers.get('location'), sent }
}

test('a file of words reaches its page unread, however long it is', async () => {
  for (const path of ['/dictionary/import', '/ru/dictionary/import.data']) {
    const { location, sent } = await send(path)
    expect(location).toBe('/signin')
    expect(sent).toBeLessThan(200_000)
  }
})

test('every other form is refused where it grows too large', async () => {
  const { status, sent } = await send('/signin')
  expect(status).toBe(413)
  expect(sent).toBeLessThan(400_000)
})
