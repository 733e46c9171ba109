import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { folderSms, listMails } from '@slovo/backend'
import { afterAll, expect, test } from 'vitest'
import { mailRoutes } from './mail.routes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'slovo-mail-'))
const server = serve({ fetch: mailRoutes(folder).fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const { port } = server.address() as AddressInfo
const url = `http://127.0.0.1:${port}`
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const text = '123456 — код для входа <b>'
await folderSms(folder).send({ id: 'one', to: '+33612345678', text, channel: 'sms' })

/** The status line of the answer to a request written by hand. */
async function statusOf(...lines: string[]) {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return (await readAll(socket)).split('\r\n')[0]
}

test('without a service for messages the person at this machine reads them beside the mails', async () => {
  const page = await (await fetch(url)).text()
  expect(page).toContain('123456 — код для входа &lt;b&gt;')
  expect(page).toContain('+33612345678')
  const all = await (await fetch(`${url}/mails.json`)).json()
  expect(all).toMatchObject([{ to: '+33612345678', text }])
  const [message] = await listMails(folder)
  expect(await (await fetch(`${url}/${message?.id}`)).text()).toContain('&lt;b&gt;')
})

test('a mail is not kept by the browser, and tells no other site where it was read', async () => {
  for (const address of [url, `${url}/mails.json`]) {
    const { headers } = await fetch(address)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

const ofProxies = [
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Anything',
  'Forwarded',
  'Via',
  'X-Real-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'CF-Ray',
]
for (const name of ofProxies) {
  test(`what comes through a proxy that adds ${name} reads no mail, even if the header is empty`, async () => {
    const request = ['GET /mails.json HTTP/1.1', `Host: localhost:${port}`]
    expect(await statusOf(...request)).toBe('HTTP/1.1 200 OK')
    expect(await statusOf(...request, `${name}: 192.0.2.1`)).toBe('HTTP/1.1 404 Not Found')
    expect(await statusOf(...request, `${name}:`)).toBe('HTTP/1.1 404 Not Found')
  })
}

test('what comes through a proxy that adds nothing reads no mail: it asks with HTTP/1.0', async () => {
  expect(await statusOf('GET /mails.json HTTP/1.0', `Host: 127.0.0.1:${port}`)).toBe(
    'HTTP/1.1 404 Not Found',
  )
})

test('a page of another name that leads to this machine reads no mail', async () => {
  expect(await statusOf('GET /mails.json HTTP/1.1', 'Host: rebound.example.org')).toBe(
    'HTTP/1.1 404 Not Found',
  )
})
