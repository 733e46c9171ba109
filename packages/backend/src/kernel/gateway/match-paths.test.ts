import { expect, test } from 'vitest'
import { matchPaths } from './match-paths.ts'

test('a path is open as a whole, or from its beginning where a star stands', () => {
  const isOpen = matchPaths(['/auth/v1/verify*', '/auth/v1/oauth/token', '/auth/v1/.well-known/*'])
  expect(isOpen('/auth/v1/verify')).toBe(true)
  expect(isOpen('/auth/v1/verify/more')).toBe(true)
  expect(isOpen('/auth/v1/oauth/token')).toBe(true)
  expect(isOpen('/auth/v1/oauth/token/more')).toBe(false)
  expect(isOpen('/auth/v1/Xwell-known/jwks.json')).toBe(false)
  expect(isOpen('/rest/v1/auth/v1/verify')).toBe(false)
})

test('a star also stands in the middle of a path', () => {
  const isOpen = matchPaths(['/storage/v1/*/public/*', '/storage/v1/s3'])
  expect(isOpen('/storage/v1/object/public/posters/a.png')).toBe(true)
  expect(isOpen('/storage/v1/public/a.png')).toBe(false)
  expect(isOpen('/storage/v1/object/letters/a.png')).toBe(false)
  expect(isOpen('/storage/v1/s3x')).toBe(false)
})
