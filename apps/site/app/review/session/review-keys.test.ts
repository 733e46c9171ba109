import { expect, test } from 'vitest'
import { reviewCommand } from './review-keys.ts'

const key = (code: string, ctrlKey = false) => ({ code, altKey: false, ctrlKey, metaKey: false })
const command = (code: string, field: string | null, isAnswerShown = false) =>
  reviewCommand(key(code), { field, isAnswerShown })

test('a card without a field is answered by Space or Enter', () => {
  expect(['Space', 'Enter', 'NumpadEnter'].map((code) => command(code, null))).toEqual(
    Array(3).fill('show'),
  )
  expect(command('Digit1', null)).toBeUndefined()
})

test('in the field keys are text, also digits; an empty one hears Space', () => {
  for (const code of ['Digit1', 'KeyZ', 'KeyL', 'Enter', 'Backspace', 'Space']) {
    expect(command(code, 'кни'), code).toBeUndefined()
  }
  expect(command('Space', '')).toBe('listen')
  expect(command('Backspace', '')).toBeUndefined()
})

test('after the answer digits grade, by their place on any layout, and Space takes the suggested grade', () => {
  expect(['Digit1', 'Digit4', 'Numpad2'].map((code) => command(code, null, true))).toEqual([
    1, 4, 2,
  ])
  expect(command('Space', null, true)).toBe('suggested')
})

test('the last answer is taken back by Z, Backspace or Ctrl+Z, never while something is typed', () => {
  expect(command('KeyZ', null)).toBe('undo')
  expect(command('Backspace', null, true)).toBe('undo')
  const where = { isAnswerShown: false, field: '' }
  expect(reviewCommand(key('KeyZ', true), where)).toBe('undo')
  expect(reviewCommand(key('KeyZ', true), { ...where, field: 'к' })).toBeUndefined()
  expect(reviewCommand({ ...key('Digit1'), altKey: true }, where)).toBeUndefined()
})
