import type { Columns, FileCard } from '@slovo/word-files'
import { expect, test } from 'vitest'
import { readRow } from './import-rows.ts'

const columns: Columns = { ru: 0, fr: 1, sentence: 2, form: 3, gap: null, state: 4, added: 5 }
const read = (cells: string[], learning: 'ru' | 'fr' = 'ru', cards: FileCard[] = []) =>
  readRow({ line: 7, cells, cards }, { source: 'lute', columns }, learning)

test('a row obeys the rules of a typed word: no stress marks, two lines of a translation as one, a sentence with its word in place', () => {
  expect(read([' кни́га ', 'livre\nbouquin', 'Я читаю книгу.', 'кни́гу', '', '05.03.2024'])).toEqual({
    ...{ line: 7, ru: 'книга', fr: 'livre, bouquin', sentence: 'Я читаю книгу.' },
    ...{ form: 'кни́гу', at: 8, state: null, added: '2024-03-05T12:00:00.000Z', cards: [] },
  })
})

test.each([
  [['', 'livre'], 'no-russian'],
  [['книга', ' '], 'no-french'],
  [['книга', '', '', '', '2'], 'no-french'],
  [['я'.repeat(201), 'long'], 'too-long'],
])('%j is refused: %s', (cells, reason) => {
  expect(read(cells)).toEqual({ line: 7, cells, reason })
})

test('a word that is known or ignored needs only the side that is learnt', () => {
  expect(read(['книга', '', '', '', 'W'])).toMatchObject({ ru: 'книга', fr: '', state: 'known' })
  expect(read(['', 'livre', '', '', '98'])).toMatchObject({ reason: 'no-russian' })
  expect(read(['', 'livre', '', '', '98'], 'fr')).toMatchObject({ fr: 'livre', state: 'ignored' })
})

test('a sentence of more than a thousand letters ends with an ellipsis', () => {
  const { sentence } = { sentence: '', ...read(['книга', 'livre', 'я'.repeat(1200)]) }
  expect(sentence).toBe(`${'я'.repeat(999)}…`)
})

test('no text is cut in the middle of an emoji: half of one cannot be stored', () => {
  const form = `${'я'.repeat(199)}🏠`
  const word = read(['книга', 'livre', `${form} ${'я'.repeat(797)}🏠🏠`, form])
  expect(JSON.stringify(word)).not.toMatch(/\\ud[89a-f]/)
  expect(word).toMatchObject({ sentence: expect.stringMatching(/…$/u) })
})

test('a card asks to recognise what is learnt, or to recall it; a new card says nothing', () => {
  const card = (asks: number | null, state = 2): FileCard => ({
    ...{ kind: null, asks, state, due: '2026-12-01T04:00:00.000Z', stability: 3, difficulty: 5 },
    ...{ scheduledDays: 3, reps: 2, lapses: 0, isSuspended: false, lastReview: null },
  })
  const kinds = (learning: 'ru' | 'fr', cards: FileCard[]) => {
    const { cards: found } = { cards: [], ...read(['книга', 'livre'], learning, cards) }
    return found.map(({ kind }) => kind)
  }
  expect(kinds('ru', [card(0), card(1)])).toEqual(['recognise', 'recall'])
  expect(kinds('fr', [card(0), card(1)])).toEqual(['recall', 'recognise'])
  expect(kinds('ru', [card(0, 0), card(2), card(null)])).toEqual(['recognise'])
})
