import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { learnerPages, type TemplateEnv } from './learner-pages.ts'

let drawn: number
let version: string
let app: Hono<TemplateEnv>

beforeEach(() => {
  drawn = 0
  version = '1'
  app = new Hono<TemplateEnv>()
  const find = async (request: Request) => {
    const asker = request.headers.get('cookie') ?? ''
    const draw = () => [asker]
    return { asker, headers: [], own: { shape: '/dictionary', version, stamp: null, draw } }
  }
  const visitOf = () => ({ nonce: 'nonce' })
  const log = {
    error(cause: unknown) {
      throw cause
    },
  }
  app.use(learnerPages({ find, visitOf, log }))
  app.get('*', (c) => {
    drawn += 1
    const kept = ['<h1>', `, ${drawn}</h1>`].map((piece) => Buffer.from(piece))
    c.get('takeTemplate')?.({ kept, drawOwn: () => [] })
    return c.html('drawn by the routes')
  })
})

const read = async (learner: string) => {
  const headers = { cookie: learner, 'accept-encoding': 'gzip' }
  const response = await app.request('/dictionary', { headers })
  const body = Buffer.from(await response.arrayBuffer())
  return String(response.headers.has('content-encoding') ? gunzipSync(body) : body)
}
const names = Array.from({ length: 50 }, (_, index) => `learner ${index}`)

test('for fifty learners who ask at once the page is drawn once, and each gets what is their own in it', async () => {
  const [first, ...others] = await Promise.all(names.map(read))
  expect(first).toBe('drawn by the routes')
  expect(others).toEqual(names.slice(1).map((name) => `<h1>${name}, 1</h1>`))
  expect(drawn).toBe(1)
})

test('after a change of the content it is drawn anew, once', async () => {
  await Promise.all(names.map(read))
  version = '2'
  await Promise.all(names.map(read))
  expect(drawn).toBe(2)
  expect(await read('anna')).toBe('<h1>anna, 2</h1>')
})
