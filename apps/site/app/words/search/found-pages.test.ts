import type { WordMatch } from '@slovo/content-model'
import { expect, test } from 'vitest'
import { certainPage, pagesOf } from './found-pages.ts'

const found = (lemma: string, more: Partial<WordMatch> = {}): WordMatch => ({
  ...{ lang: 'ru', lemma, stressed: lemma, pos: 'noun', definition: '' },
  ...more,
})

test('homographs are one page, the same letters of another language are not', () => {
  const words = [
    found('замок', { stressed: 'за́мок' }),
    found('замок', { stressed: 'замо́к' }),
    found('все'),
    found('всё'),
    found('port', { lang: 'fr' }),
  ]
  expect(pagesOf(words).map(({ stressed }) => stressed)).toEqual(['за́мок', 'все', 'port'])
})

test('a text that is a word, or can be one word alone, leads to its page', () => {
  expect(certainPage([found('дом'), found('домашний')], 'дом')).toBe(
    `/words/${encodeURIComponent('дом')}`,
  )
  expect(certainPage([found('книга')], 'книгами')).toBe(`/words/${encodeURIComponent('книга')}`)
})

test('a text that may be several words leads to none', () => {
  expect(certainPage([found('привет'), found('приветствие')], 'privet')).toBeNull()
  expect(certainPage([], 'xyz')).toBeNull()
})
