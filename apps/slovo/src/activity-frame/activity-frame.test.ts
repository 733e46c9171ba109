import { expect, test } from 'vitest'
import { activityFrameRoutes } from './activity-frame.routes.ts'

test('a file of a package is looked for in that package alone', async () => {
  const asked: string[] = []
  const routes = activityFrameRoutes({
    siteUrl: 'http://localhost:3000',
    supabaseUrl: 'http://localhost:3000',
    anonKey: 'anon',
    serviceRoleKey: 'service',
    fetch: async (input) => {
      asked.push(new URL(new Request(input).url).pathname)
      return new Response('text', { headers: { 'content-type': 'text/plain' } })
    },
  })
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
  expect(asked).toEqual(['/storage/v1/object/authenticated/slovo/h5p/12.h5p/content/content.json'])
})
