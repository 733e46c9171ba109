import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const key = (code: string) => ({ code, altKey: false, ctrlKey: false, metaKey: false })

test('space and enter show the answer', () => {
  expect(commandOf(key('Space'), false)).toBe('show')
  expect(commandOf(key('Enter'), false)).toBe('show')
  expect(commandOf(key('Space'), true)).toBeUndefined()
})

test('a word is judged only once its answer is seen', () => {
  expect(commandOf(key('ArrowRight'), false)).toBeUndefined()
  expect(commandOf(key('ArrowRight'), true)).toBe('guessed')
  expect(commandOf(key('Digit1'), true)).toBe('guessed')
  expect(commandOf(key('ArrowLeft'), true)).toBe('not-guessed')
  expect(commandOf(key('Digit2'), true)).toBe('not-guessed')
})

test('escape closes, and the browser keeps its own shortcuts', () => {
  expect(commandOf(key('Escape'), false)).toBe('close')
  expect(commandOf({ ...key('ArrowLeft'), altKey: true }, true)).toBeUndefined()
})
