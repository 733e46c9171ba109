import { expect, test } from 'vitest'
import { findHeardPlace, keepHeardPlace, MAX_HEARD_TEXTS } from './heard-place.ts'

function device(stored = '') {
  let value = stored
  return {
    getItem: () => value,
    setItem: (_: string, written: string) => {
      value = written
    },
  }
}

test('each text is heard on from where it was left on this device', () => {
  const phone = device()
  keepHeardPlace(12, 3, phone)
  keepHeardPlace(7, 40.9, phone)
  keepHeardPlace(12, 5, phone)
  expect(phone.getItem()).toBe('7:40 12:5')
  expect(findHeardPlace(12, phone)).toBe(5)
  expect(findHeardPlace(7, phone)).toBe(40)
  expect(findHeardPlace(1, phone)).toBe(0)
})

test('a text that was heard to its end begins anew, and the oldest places are forgotten', () => {
  const phone = device()
  for (let text = 1; text <= MAX_HEARD_TEXTS + 2; text++) keepHeardPlace(text, 9, phone)
  keepHeardPlace(50, 0, phone)
  expect([1, 2, 3, 50, 51].map((text) => findHeardPlace(text, phone))).toEqual([0, 0, 9, 0, 9])
})

test('what stands there from elsewhere is no place, and a full device loses nothing but the place', () => {
  expect(findHeardPlace(3, device('3:x 3:-1 4:5'))).toBe(0)
  const full = {
    ...device(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => keepHeardPlace(3, 4, full)).not.toThrow()
  expect(findHeardPlace(3, null)).toBe(0)
})
