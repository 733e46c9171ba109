import { expect, test } from 'vitest'
import { searchPattern } from '../words/list.server.ts'
import { readWordQuery, wordListUrl } from './word-query.ts'

const read = (query: string) => readWordQuery(new URLSearchParams(query))

test('an empty URL asks for the newest words first', () => {
  expect(read('')).toEqual({ search: '', sort: 'newest', text: null, cursor: null })
})

test('search, order, text and place are in the URL', () => {
  expect(read('search=+кот+&sort=alphabetical&text=12&after=7~кот')).toEqual({
    search: 'кот',
    sort: 'alphabetical',
    text: 12,
    cursor: { side: 'after', id: 7, word: 'кот' },
  })
  expect(read('text=none&before=7~').cursor).toEqual({ side: 'before', id: 7, word: '' })
})

test('an invalid URL asks for the same as an empty one', () => {
  expect(read('sort=x&text=abc&after=kot')).toEqual(read(''))
  for (const text of ['99999999999999999999', '1e300', '1.5', '-1']) {
    expect(read(`text=${text}`).text).toBeNull()
  }
})

test('a page keeps what was asked for and forgets the page before', () => {
  const query = new URLSearchParams('search=кот&text=&after=7~кот')
  const next = wordListUrl(query, { side: 'after', id: 9, word: 'котёнок' })
  expect(Object.fromEntries(new URLSearchParams(next))).toEqual({
    search: 'кот',
    after: '9~котёнок',
  })
  expect(wordListUrl(new URLSearchParams(), null)).toBe('?')
})

test('a search looks for what was typed, and е finds ё', () => {
  expect(searchPattern('100%')).toBe('%100\\%%')
  expect(searchPattern('Ёлка')).toBe('%елка%')
  expect(searchPattern('кни́га')).toBe('%книга%')
})
