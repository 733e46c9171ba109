import { expect, test } from 'vitest'
import { placeOfWord } from './word-place.ts'

function mark(sentence: string, word: string, lang: 'ru' | 'fr' = 'ru') {
  const place = placeOfWord(sentence, word, lang)
  if (!place) return sentence
  const { start, end } = place
  return `${sentence.slice(0, start)}[${sentence.slice(start, end)}]${sentence.slice(end)}`
}

test('a saved word is found in its sentence, in whatever form', () => {
  expect(mark('Он читает книгу дома.', 'книга')).toBe('Он читает [книгу] дома.')
  expect(mark('Вот книжный магазин и книги.', 'книга')).toBe('Вот книжный магазин и [книги].')
  expect(mark('Она дома, а он нет.', 'он')).toBe('Она дома, а [он] нет.')
  expect(mark('Ещё рано.', 'еще')).toBe('[Ещё] рано.')
  expect(mark('Nous mangeons du pain.', 'manger', 'fr')).toBe('Nous [mangeons] du pain.')
})

test('a word that is not there is not guessed', () => {
  expect(mark('Люди идут домой.', 'человек')).toBe('Люди идут домой.')
})
