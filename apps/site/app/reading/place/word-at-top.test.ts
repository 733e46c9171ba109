import { expect, test } from 'vitest'
import { wordAtTop } from './word-at-top.ts'

/** Lines of four words, each twenty pixels high, scrolled up by so many pixels. */
const atTop = (scrolled: number, count = 12) =>
  wordAtTop(count, (word) => 20 * (Math.floor(word / 4) + 1) - scrolled, 0)

test('the place is the first word of the line at the top', () => {
  expect(atTop(0)).toBe(0)
  expect(atTop(20)).toBe(4)
  expect(atTop(39)).toBe(4)
  expect(atTop(40)).toBe(8)
})

test('below the text it is the last word, and a text without words has none but the first', () => {
  expect(atTop(500)).toBe(11)
  expect(atTop(0, 0)).toBe(0)
})
