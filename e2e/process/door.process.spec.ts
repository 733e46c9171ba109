import { expect, test } from '@playwright/test'
import { makeAccount } from '../people/accounts.ts'
import { signInOnPages } from '../people/sign-in-on-pages.ts'
import { readKeys } from '../site/site-under-test.ts'
import { rawRequest } from './raw-request.ts'

const siteUrl = process.env.SITE_UNDER_TEST ?? ''
const { host, origin } = new URL(siteUrl || 'http://localhost')
const MIB = 1024 * 1024

const send = (place: string, init: RequestInit = {}) =>
  fetch(siteUrl + place, {
    method: 'POST',
    redirect: 'manual',
    ...init,
    headers: { origin, accept: 'text/html', ...init.headers },
  })

test('a form that is too large is refused before it is sent, with a page that says what to do', async () => {
  const head = (place: string, length: number) => [
    `POST ${place} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${origin}`,
    'accept: text/html',
    'connection: close',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${length}`,
  ]
  const french = await rawRequest(siteUrl, head('/signin', 300 * MIB))
  expect(french.status).toBe(413)
  expect(french.answer).toContain('<html lang="fr">')
  expect(french.answer).toContain('Revenez à la page précédente')
  const russian = await rawRequest(siteUrl, head('/ru/register', 65 * 1024))
  expect(russian.status).toBe(413)
  expect(russian.answer).toContain('Вернитесь на предыдущую страницу')
  expect((await rawRequest(siteUrl, head('/admin/materials/1', 7 * MIB))).status).toBe(413)
})

test('a form that does not say its size is refused where it grows too large', async () => {
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
  const { status, sent } = await rawRequest(
    siteUrl,
    [
      'POST /signin HTTP/1.1',
      `host: ${host}`,
      `origin: ${origin}`,
      'connection: close',
      'content-type: application/x-www-form-urlencoded',
      'transfer-encoding: chunked',
    ],
    { more: () => chunk },
  )
  expect(status).toBe(413)
  expect(sent).toBeLessThan(64 * MIB)
})

test('a text of the greatest length reaches the editor of an admin', async () => {
  const body = new URLSearchParams({ text: 'ж'.repeat(300_000) })
  const answer = await send('/admin/materials/new', { body })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/^\/signin/)
})

test('a body that is no form, and a method that pages do not know, are refused and not failures', async () => {
  const json = { 'content-type': 'application/json' }
  expect((await send('/signin', { body: '{}', headers: json })).status).toBe(415)
  expect((await send('/signin')).status).toBe(415)
  const cut = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await send('/signin', { body: '--x\r\n', headers: cut })).status).toBe(400)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('/signin', { body: 'email=%00', headers: form })).status).toBe(400)
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const answer = await send('/lessons', { method, body: '{}' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
  }
})

test('an address with a null byte or a number out of range is refused and not a failure', async () => {
  for (const place of ['/lessons/%00', '/blog/%00', '/ru/blog/a%00.data']) {
    expect((await fetch(siteUrl + place)).status, place).toBe(404)
  }
  expect((await fetch(`${siteUrl}/materials/legend?q=%00`)).status).toBe(400)

  const keys = await readKeys(process.env.SITE_DATA_DIR ?? '')
  const cookie = await signInOnPages(siteUrl, await makeAccount(siteUrl, keys))
  const words = await fetch(`${siteUrl}/dictionary?text=99999999999999999999`, {
    headers: { cookie },
  })
  expect(words.status).toBe(200)
})

test('another site ends no session here, whatever it calls its body', async () => {
  const keys = await readKeys(process.env.SITE_DATA_DIR ?? '')
  const cookie = await signInOnPages(siteUrl, await makeAccount(siteUrl, keys))
  for (const type of ['application/json', 'application/octet-stream', 'text/plain']) {
    const headers = { origin: 'https://evil.example.org', cookie, 'content-type': type }
    const answer = await send('/signout', { body: '{}', headers })
    expect(answer.status, type).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  const account = await fetch(`${siteUrl}/account`, { headers: { cookie }, redirect: 'manual' })
  expect(account.status).toBe(200)
})
