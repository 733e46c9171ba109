import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { folderSms, listMails } from '@slovo/backend'
import { afterAll, expect, test } from 'vitest'
import { mailRoutes } from './mail.routes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'slovo-mail-'))
const server = serve({ fetch: mailRoutes(folder).fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const text = '123456 — код для входа <b>'
await folderSms(folder).send({ id: 'one', to: '+33612345678', text, channel: 'sms' })

test('without a service for messages the person at this machine reads them beside the mails', async () => {
  const page = await (await fetch(url)).text()
  expect(page).toContain('123456 — код для входа &lt;b&gt;')
  expect(page).toContain('+33612345678')
  const all = await (await fetch(`${url}/mails.json`)).json()
  expect(all).toMatchObject([{ to: '+33612345678', text }])
  const [message] = await listMails(folder)
  expect(await (await fetch(`${url}/${message?.id}`)).text()).toContain('&lt;b&gt;')
})

test('nobody else reads them', async () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect((await fetch(url, { headers: { [name]: '192.0.2.1' } })).status).toBe(404)
  }
})
