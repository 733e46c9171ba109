import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false }

test('keys are known by their place, and leave the shortcuts of the browser alone', () => {
  expect(commandOf({ ...plain, code: 'ArrowRight' })).toBe('next')
  expect(commandOf({ ...plain, code: 'Space' })).toBe('open')
  expect(commandOf({ ...plain, code: 'Escape' })).toBe('close')
  expect(commandOf({ ...plain, code: 'KeyK' })).toBe('known')
  expect(commandOf({ ...plain, code: 'KeyX' })).toBe('ignored')
  expect(commandOf({ ...plain, code: 'KeyX', ctrlKey: true })).toBeUndefined()
  expect(commandOf({ ...plain, code: 'KeyA' })).toBeUndefined()
  expect(commandOf({ ...plain, code: 'ArrowLeft', altKey: true })).toBeUndefined()
})

test('digits choose, shift with an arrow makes a phrase, and a question mark asks for help on every layout', () => {
  expect(commandOf({ ...plain, code: 'Digit3' })).toBe('choose-3')
  expect(commandOf({ ...plain, code: 'Numpad5' })).toBe('choose-5')
  expect(commandOf({ ...plain, code: 'Digit6' })).toBeUndefined()
  expect(commandOf({ ...plain, code: 'ArrowRight', shiftKey: true })).toBe('phrase-next')
  expect(commandOf({ ...plain, code: 'ArrowDown', shiftKey: true })).toBe('down')
  expect(commandOf({ ...plain, code: 'KeyM', key: '?', shiftKey: true })).toBe('help')
  expect(commandOf({ ...plain, code: 'Digit7', key: '?', shiftKey: true })).toBe('help')
})
