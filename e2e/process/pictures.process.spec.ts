import { expect, test } from '@playwright/test'
import { readKeys } from '../site/site-under-test.ts'

const siteUrl = process.env.SITE_UNDER_TEST ?? ''

async function pictureOfTexts() {
  const html = await (await fetch(`${siteUrl}/materials`)).text()
  const [, source = ''] = /<main[\s\S]*?<img [^>]*src="([^"]+)"/.exec(html) ?? []
  return source.replaceAll('&amp;', '&')
}

test('a picture of a page is cached for a year, and asked for anew once a picture has changed', async () => {
  const before = await pictureOfTexts()
  expect(before).toMatch(/[?&]v=\d+/)
  const cached = await fetch(siteUrl + before)
  expect(cached.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')

  const { serviceRoleKey } = await readKeys(process.env.SITE_DATA_DIR ?? '')
  const place = `${siteUrl}/storage/v1/object/slovo/image/year-${crypto.randomUUID()}.svg`
  const authorization = `Bearer ${serviceRoleKey}`
  const uploaded = await fetch(place, {
    method: 'POST',
    headers: { authorization, 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(uploaded.ok).toBe(true)
  const after = await pictureOfTexts()
  await fetch(place, { method: 'DELETE', headers: { authorization } })

  const versionOf = (source: string) => Number(new URL(source, siteUrl).searchParams.get('v'))
  expect(versionOf(after)).toBeGreaterThan(versionOf(before))
  const later = after.replace(/v=\d+/, `v=${versionOf(after) + 24 * 60 * 60 * 1000}`)
  const uncached = await fetch(siteUrl + later)
  expect(uncached.headers.get('cache-control')).toBe('max-age=3600')
})
