import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { metricsRoutes } from './metrics.routes.ts'
import { Metrics } from './metrics.ts'

const token = 'a-token-of-some-length'
const lines: { figure?: string; reason?: string }[] = []
const log = createLog('warn', { write: (line) => lines.push(JSON.parse(line)) })

test('from elsewhere the token is needed, to the letter', async () => {
  const app = metricsRoutes(new Metrics(log), token)
  const read = async (authorization?: string) =>
    (await app.request('/', { headers: authorization ? { authorization } : {} })).status
  expect(await read(`Bearer ${token}`)).toBe(200)
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`]) {
    expect(await read(wrong)).toBe(404)
  }
  const withoutToken = metricsRoutes(new Metrics(log), undefined)
  const headers = { authorization: 'Bearer undefined' }
  expect((await withoutToken.request('/', { headers })).status).toBe(404)
})

test('a figure that cannot be read, or not in time, is left out and counted, and all others come', async () => {
  const metrics = new Metrics(log, { millisecondsToRead: 20 })
  let isAway = true
  const label = 'place'
  metrics.watch('fails', {
    help: 'Of a database that is away',
    label,
    read: async () => {
      if (isAway) throw new Error('connect ECONNREFUSED')
      return { here: 7 }
    },
  })
  metrics.watch('throws', {
    help: 'Of a fault',
    label,
    read: () => {
      throw new Error('a fault')
    },
  })
  metrics.watch('hangs', {
    help: 'Of a database that is silent',
    label,
    read: () => new Promise(() => {}),
  })
  metrics.watch('works', { help: 'Of memory', label, read: () => ({ here: 1 }) })

  await metrics.text()
  const text = await metrics.text()
  expect(text).toContain('works{place="here"} 1')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/^(fails|throws|hangs)\{/m)
  for (const figure of ['fails', 'throws', 'hangs']) {
    expect(text).toContain(`slovo_scrape_errors_total{figure="${figure}"} 2`)
    expect(lines.filter((line) => line.figure === figure)).toHaveLength(1)
  }
  expect(text).toContain('slovo_scrape_errors_total{figure="works"} 0')
  expect(lines.map(({ reason }) => reason)).toContain('Error: connect ECONNREFUSED')

  isAway = false
  const later = await metrics.text()
  expect(later).toContain('fails{place="here"} 7')
  expect(later).toContain('slovo_scrape_errors_total{figure="fails"} 2')
})
