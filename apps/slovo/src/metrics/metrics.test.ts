import { expect, test } from 'vitest'
import { metricsRoutes } from './metrics.routes.ts'
import { Metrics } from './metrics.ts'

const token = 'a-token-of-some-length'

test('from elsewhere the token is needed, to the letter', async () => {
  const app = metricsRoutes(new Metrics(), token)
  const read = async (authorization?: string) =>
    (await app.request('/', { headers: authorization ? { authorization } : {} })).status
  expect(await read(`Bearer ${token}`)).toBe(200)
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`]) {
    expect(await read(wrong)).toBe(404)
  }
  const withoutToken = metricsRoutes(new Metrics(), undefined)
  const headers = { authorization: 'Bearer undefined' }
  expect((await withoutToken.request('/', { headers })).status).toBe(404)
})
