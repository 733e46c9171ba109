import { expect, test } from 'vitest'
import { keysAt } from './key-times.ts'

const at = (time: string) => new Date(`2026-05-01T${time}:00Z`)
const a = { name: 'A', signsFrom: at('00:00') }
const b = { name: 'B', signsFrom: at('10:11') }
const c = { name: 'C', signsFrom: at('10:40') }

const look = (keys: (typeof a)[], time: string) => {
  const { good, signing } = keysAt(keys, at(time), 3600)
  return `${good.map(({ name }) => name).join('')} ${signing?.name}`
}

test('a new key is published before it signs, and an old one is valid until its tokens have expired', () => {
  expect(look([a], '10:00')).toBe('A A')
  expect(look([a, b], '10:05')).toBe('AB A')
  expect(look([a, b], '10:30')).toBe('AB B')
  expect(look([a, b], '11:11')).toBe('AB B')
  expect(look([a, b], '11:12')).toBe('B B')
})

test('rotations may follow each other closely', () => {
  expect(look([a, b, c], '10:50')).toBe('ABC C')
  expect(look([a, b, c], '11:15')).toBe('BC C')
  expect(look([a, b, c], '11:50')).toBe('C C')
})

test('where the clock was set back, the first key signs', () => {
  expect(look([b, c], '09:00')).toBe('BC B')
  expect(keysAt([], at('10:00'), 3600)).toEqual({ good: [], signing: undefined })
})
