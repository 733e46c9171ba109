import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { visitorPages } from './visitor-pages.ts'

let drawn: number
let version: string
let title: string
let headers: Record<string, string>
let app: Hono

beforeEach(() => {
  drawn = 0
  version = '1'
  title = 'Дом'
  headers = { 'slovo-reader': 'visitor' }
  app = new Hono()
  app.use(visitorPages(async () => version))
  app.all('*', (c) => {
    drawn++
    return c.html(`<h1>${title}</h1>`, 200, headers)
  })
})

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const read = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text()

test('visitors get the page that was drawn for the first of them', async () => {
  expect(await read('/materials')).toBe('<h1>Дом</h1>')
  expect(await read('/materials', { cookie: 'time-zone=Europe/Paris' })).toBe('<h1>Дом</h1>')
  expect(drawn).toBe(1)
})

test('a page that fifty visitors ask for at once is drawn once', async () => {
  const pages = await Promise.all(Array.from({ length: 50 }, () => read('/materials')))
  expect(pages).toEqual(Array(50).fill('<h1>Дом</h1>'))
  expect(drawn).toBe(1)
})

test('each address, language and theme has a page of its own', async () => {
  for (const path of ['/materials', '/ru/materials', '/materials?page=2']) await read(path)
  await read('/materials', { cookie: 'theme=dark' })
  await read('/materials', { cookie: 'theme=light; learning-language=fr' })
  expect(drawn).toBe(5)
})

test('a page is drawn anew once its content has changed', async () => {
  await read('/materials')
  version = '2'
  title = 'Сад'
  expect(await read('/materials')).toBe('<h1>Сад</h1>')
})

test('the page of a user is neither kept nor taken from what is kept', async () => {
  await read('/materials')
  title = 'Мой дом'
  for (const cookie of ['sb-localhost-auth-token=x', 'toast=x', 'word-to-save=x']) {
    expect(await read('/materials', { cookie })).toBe('<h1>Мой дом</h1>')
  }
  expect(await read('/materials')).toBe('<h1>Дом</h1>')
})

test('a user whose cookies another parser would skip does not give their page to visitors', async () => {
  title = 'Мой дом'
  headers = { 'slovo-reader': 'the id of a user' }
  await read('/materials', { cookie: 'sb-localhost-auth-token=base64-ey\tJ' })
  await read('/materials')
  title = 'Дом'
  headers = { 'slovo-reader': 'visitor' }
  expect(await read('/materials')).toBe('<h1>Дом</h1>')
})

test('a cookie that is sent twice, or in quotes, has a page of its own', async () => {
  for (const cookie of ['theme=dark', 'theme=dark; theme=light', 'theme="dark"', 'theme=light'])
    await read('/materials', { cookie })
  expect(drawn).toBe(4)
})

test('a translation that a machine did not make for one visitor is asked for again by the next', async () => {
  await read('/materials/dialogue/1-dom?words=links&sentence=3')
  await read('/materials/dialogue/1-dom?words=links&sentence=3')
  expect(drawn).toBe(2)
})

test('a visitor who reads in two columns has the page of all who do', async () => {
  await read('/materials/dialogue/1-dom')
  title = 'Дом, maison'
  for (let visitor = 0; visitor < 2; visitor++) {
    expect(await read('/materials/dialogue/1-dom', { cookie: 'columns=1' })).toContain('maison')
  }
  expect(drawn).toBe(2)
})

test('what sets a cookie, or is no document, is drawn each time', async () => {
  headers = { 'slovo-reader': 'visitor', 'set-cookie': 'accents=1' }
  await read('/materials?accents=1')
  await read('/materials?accents=1')
  expect(drawn).toBe(2)
  headers = { 'slovo-reader': 'visitor' }
  await read('/dictionary')
  await read('/dictionary')
  expect(drawn).toBe(4)
})

test('a page is kept compressed, and sent as each browser reads it', async () => {
  await read('/materials')
  const response = await get('/materials', { 'accept-encoding': 'br' })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toContain('accept-encoding')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(brotliDecompressSync(bytes).toString()).toBe('<h1>Дом</h1>')
  expect((await get('/materials')).headers.has('content-encoding')).toBe(false)
  expect(drawn).toBe(1)
})

test('a browser that has the page gets 304 and no body', async () => {
  const etag = (await get('/materials')).headers.get('etag') ?? ''
  const again = await get('/materials', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})
