import { expect, test } from 'vitest'
import type { WordMove } from './keys.ts'
import { isTouch, wordAfter } from './touch.ts'

test('a finger that moves is a scroll', () => {
  expect(isTouch({ x: 10, y: 10 }, { x: 10, y: 40 })).toBe(false)
  expect(isTouch({ x: 10, y: 10 }, { x: 40, y: 10 })).toBe(false)
})

test('a finger that trembles touches its word, and so does a screen reader', () => {
  expect(isTouch({ x: 10, y: 10 }, { x: 14, y: 6 })).toBe(true)
  expect(isTouch(undefined, { x: 0, y: 0 })).toBe(true)
})

/** A text of letters, one a word; the move starts at the capital one. */
function move(move: WordMove, ...lines: string[]) {
  const words = lines.flatMap((line, row) =>
    Array.from(line, (letter, column) => ({ letter, row, column })).filter(
      ({ letter }) => letter !== ' ',
    ),
  )
  const from = words.findIndex(({ letter }) => letter !== letter.toLowerCase())
  const to = wordAfter(move, from, words.length, (word) => {
    const { row = 0, column = 0 } = words[word] ?? {}
    return { left: column * 10, right: column * 10 + 8, top: row * 30, bottom: row * 30 + 20 }
  })
  return words[to]?.letter
}

test('arrows go from word to word, and stop at the ends of the text', () => {
  expect(move('next', 'aB', 'c')).toBe('c')
  expect(move('previous', 'a', 'B')).toBe('a')
  expect(move('next', 'aB')).toBe('B')
  expect(move('previous', 'Ab')).toBe('A')
  expect(move('first', 'ab', 'cD')).toBe('a')
  expect(move('last', 'aB', 'cd')).toBe('d')
})

test('up and down go to the nearest word of the next line', () => {
  expect(move('down', 'a b C d', 'e f g h')).toBe('g')
  expect(move('up', 'a b c d', 'e    F')).toBe('d')
  expect(move('down', 'a b C', 'd')).toBe('d')
  expect(move('down', 'ab', 'cD')).toBe('D')
})
