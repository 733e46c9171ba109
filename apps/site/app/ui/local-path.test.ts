import { expect, test } from 'vitest'
import { barePath, localeOf, localPath } from './local-path.ts'

test('French has no prefix, Russian has /ru', () => {
  expect(localPath('fr', '/materials')).toBe('/materials')
  expect(localPath('ru', '/materials')).toBe('/ru/materials')
  expect(localPath('ru', '/')).toBe('/ru')
})

test('the language of an address is its first part, and only that', () => {
  expect(['/', '/ru', '/ru/blog', '/rust', '/blog/ru'].map(localeOf)).toEqual([
    'fr',
    'ru',
    'ru',
    'fr',
    'fr',
  ])
})

test('the same page without its language', () => {
  expect(['/', '/ru', '/ru/blog', '/blog'].map(barePath)).toEqual(['/', '/', '/blog', '/blog'])
})
