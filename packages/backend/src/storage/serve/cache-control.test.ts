import { expect, test } from 'vitest'
import { cacheControlOf } from './cache-control.ts'

const changedAt = Date.UTC(2026, 10, 1)
const picture = {
  metadata: { cacheControl: 'max-age=3600' } as never,
  updated_at: new Date(changedAt),
}

test('a file is cached for a year under a URL of a time since which it has not changed', () => {
  expect(cacheControlOf(picture, String(changedAt))).toBe('public, max-age=31536000, immutable')
  expect(cacheControlOf(picture, String(changedAt + 5))).toContain('immutable')
})

test('under the URL of an earlier or of a coming time, or of none, it is cached as its upload said', () => {
  const tomorrow = String(Date.now() + 24 * 60 * 60 * 1000)
  for (const version of [String(changedAt - 1), tomorrow, '', 'x', undefined])
    expect(cacheControlOf(picture, version)).toBe('max-age=3600')
})
