import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test('an address of the site is followed', () => {
  expect(safePath('/materials/place/12-v-kafe?x=1#text', '/')).toBe(
    '/materials/place/12-v-kafe?x=1#text',
  )
})

test('anything that could lead elsewhere is not', () => {
  for (const next of [
    null,
    undefined,
    '',
    'materials',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/materials/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    expect(safePath(next, '/home'), String(next)).toBe('/home')
  }
})
