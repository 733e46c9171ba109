import { expect, test } from 'vitest'
import { firstParagraphs } from './sample.server.ts'

const text = {
  gaps: ['<p>— ', ' ', '!</p><p>', ', ', '.</p><p>', '.</p>'],
  words: ['Добрый', 'день', 'Здравствуйте', 'Анна', 'Кофе'],
  entries: [0, 1, 2, 3, 4],
}

test('a beginning ends with a paragraph', () => {
  expect(firstParagraphs(text, 1)).toEqual({
    gaps: ['<p>— ', ' ', '!</p>'],
    words: ['Добрый', 'день'],
    entries: text.entries,
  })
  expect(firstParagraphs(text, 3).words).toHaveLength(4)
})

test('a text shorter than its beginning is shown whole', () => {
  expect(firstParagraphs(text, 40)).toEqual(text)
  const none = { gaps: [''], words: [], entries: [] }
  expect(firstParagraphs(none, 40)).toEqual(none)
})
