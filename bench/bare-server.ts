import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bareDriver } from './bare-driver.ts'

const toBrotli = promisify(brotliCompress)
const words = readFileSync(process.argv[2] ?? '', 'utf8').split(' ')

/** The floor: a bare Hono reply, a bare page of the same text, built and compressed for each visitor, and bare queries. */
const app = new Hono()
  .get('/hello', (c) => c.text('hello'))
  .get('/page', async (c) => {
    const text = words.map((word, index) => `<span data-w="${index}">${word}</span>`).join(' ')
    const page = `<!doctype html><html lang="ru"><title>Text</title><main><p>${text}</p></main></html>`
    const body = await toBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    return c.body(new Uint8Array(body), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    })
  })

app.route('/driver', bareDriver(process.argv[3] ?? ''))

const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
