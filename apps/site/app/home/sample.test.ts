import { expect, test } from 'vitest'
import { firstParagraphs } from './sample.server.ts'

const text = {
  gaps: ['<p>— ', ' ', '!</p><p>', ', ', '.</p><p>', '.</p>'],
  words: ['Добрый', 'день', 'Здравствуйте', 'Анна', 'Кофе'],
}

test('a beginning ends with a paragraph', () => {
  expect(firstParagraphs(text, 1)).toEqual({
    gaps: ['<p>— ', ' ', '!</p>'],
    words: ['Добрый', 'день'],
  })
  expect(firstParagraphs(text, 3).words).toHaveLength(4)
})

test('a text shorter than its beginning is shown whole', () => {
  expect(firstParagraphs(text, 40)).toEqual(text)
  expect(firstParagraphs({ gaps: [''], words: [] }, 40)).toEqual({ gaps: [''], words: [] })
})
