import { expect, test } from 'vitest'
import { activityFrameRoutes } from './activity-frame.routes.ts'

/** The routes over a storage that only records the requests. */
function openRoutes() {
  const asked: string[] = []
  const routes = activityFrameRoutes({
    siteUrl: 'http://localhost:3000',
    supabaseUrl: 'http://localhost:3000',
    anonKey: 'anon',
    serviceRoleKey: 'service',
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init)
      asked.push(`${method} ${new URL(url).pathname}`)
      return new Response('text', { headers: { 'content-type': 'text/plain' } })
    },
  })
  return { routes, asked }
}

const CONTENT = '/storage/v1/object/authenticated/slovo/h5p/12.h5p/content/content.json'

test('a HEAD request does not open the file', async () => {
  const { routes, asked } = openRoutes()
  const head = await routes.request('/files/12.h5p/content/content.json', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(asked).toEqual([`HEAD ${CONTENT}`])
})

test('a file of a package is looked for in that package alone', async () => {
  const { routes, asked } = openRoutes()
  const statusOf = async (path: string) => (await routes.request(`/files/${path}`)).status

  expect(await statusOf('12.h5p/content/content.json')).toBe(200)
  for (const path of [
    '12.h5p/..%2Fother.h5p/content.json',
    '12.h5p/content/..%2F..%2F..%2F..%2F..%2F..%2F..%2F..%2Frest/v1/materials',
    '12.h5p/content%2F.%2Fcontent.json',
    '12.h5p/content%2F%2Fcontent.json',
  ]) {
    expect(await statusOf(path), path).toBe(404)
  }
  expect(asked).toEqual([`GET ${CONTENT}`])
})
