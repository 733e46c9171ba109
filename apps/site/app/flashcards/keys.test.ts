import { expect, test } from 'vitest'
import { flashcardCommand } from './keys.ts'

const key = (code: string) => ({ code, altKey: false, ctrlKey: false, metaKey: false })

test('space and enter show the answer', () => {
  expect(flashcardCommand(key('Space'), false)).toBe('show')
  expect(flashcardCommand(key('Enter'), false)).toBe('show')
  expect(flashcardCommand(key('Space'), true)).toBeUndefined()
})

test('a word is judged only once its answer is seen', () => {
  expect(flashcardCommand(key('ArrowRight'), false)).toBeUndefined()
  expect(flashcardCommand(key('ArrowRight'), true)).toBe('guessed')
  expect(flashcardCommand(key('Digit1'), true)).toBe('guessed')
  expect(flashcardCommand(key('ArrowLeft'), true)).toBe('not-guessed')
  expect(flashcardCommand(key('Digit2'), true)).toBe('not-guessed')
})

test('escape closes, and the browser keeps its own shortcuts', () => {
  expect(flashcardCommand(key('Escape'), false)).toBe('close')
  expect(flashcardCommand({ ...key('ArrowLeft'), altKey: true }, true)).toBeUndefined()
})
