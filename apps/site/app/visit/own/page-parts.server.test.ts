import { expect, test } from 'vitest'
import { ownPart } from './own-part.ts'
import { pageParts, wholePage } from './page-parts.server.ts'

test('a page is taken apart into what is for all and what is its reader’s own, and is sent without marks', () => {
  const parts = pageParts(
    Buffer.from(`<h1>Дом</h1>${ownPart('place', '<a>60</a>')}<p>…</p>${ownPart('words', '')}`),
  )
  expect(parts.kept.map(String)).toEqual(['<h1>Дом</h1>', '<p>…</p>', ''])
  expect(parts.own.map(({ name, html }) => `${name}: ${html}`)).toEqual([
    'place: <a>60</a>',
    'words: ',
  ])
  expect(wholePage(parts).toString()).toBe('<h1>Дом</h1><a>60</a><p>…</p>')
})

test('a page without own parts is one part', () => {
  const parts = pageParts(Buffer.from('<h1>Дом</h1>'))
  expect(parts.own).toEqual([])
  expect(wholePage(parts).toString()).toBe('<h1>Дом</h1>')
})
