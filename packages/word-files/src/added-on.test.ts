import { expect, test } from 'vitest'
import { addedOn } from './added-on.ts'

test.each([
  ['2024-03-05', '2024-03-05T12:00:00.000Z'],
  ['05/03/2024', '2024-03-05T12:00:00.000Z'],
  ['5.3.2024', '2024-03-05T12:00:00.000Z'],
  ['2024-03-05 21:04:59', '2024-03-05T21:04:59.000Z'],
  ['2024-03-05T21:04:59.123456+03:00', '2024-03-05T18:04:59.123Z'],
])('a word of %s was added on %s', (cell, moment) => {
  expect(addedOn(cell)).toBe(moment)
})

test.each([
  '',
  '2',
  'hier',
  '31/02/2024',
  '2024-13-01',
  '0001-01-01',
  '2024-03-05T99:99',
  '1970-01-01',
])('%j is no day', (cell) => {
  expect(addedOn(cell)).toBeNull()
})
