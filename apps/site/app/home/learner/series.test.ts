import { dayAfter } from '@slovo/review'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DaySpan, seriesOf } from './series.ts'

const today = '2026-03-30'

/** Days up to today, the last letter: `x` studied, `-` rest, `X` studied on a day of rest, `.` nothing. */
function series(days: string): number {
  const spansOf = (signs: string): DaySpan[] =>
    [...days].flatMap((sign, place) => {
      const day = dayAfter(today, place - days.length + 1)
      return signs.includes(sign) ? [{ first: day, last: day }] : []
    })
  return seriesOf({ today, runs: spansOf('xX'), pauses: spansOf('-X') })
}

test.each([
  ['', 0],
  ['.', 0],
  ['x', 1],
  ['xxx', 3],
  // Today is not over.
  ['xxx.', 3],
  ['xxx..', 0],
  ['x.xx', 2],
  // Rest breaks nothing and counts nothing, unless something was done.
  ['xx--x', 3],
  ['xx---', 2],
  ['xxX-.', 3],
  ['xx-.x', 1],
  ['--.', 0],
])('days %s make a series of %i', (days, length) => {
  expect(series(days)).toBe(length)
})

test('a rest that goes on keeps the series, however long ago it began', () => {
  const runs = [{ first: '2025-12-01', last: '2025-12-10' }]
  const pauses = [{ first: '2025-12-11', last: 'infinity' }]
  expect(seriesOf({ today, runs, pauses })).toBe(10)
  expect(seriesOf({ today, runs, pauses: [] })).toBe(0)
})

test('a change of the clocks loses no day', () => {
  expect(series('x'.repeat(400))).toBe(400)
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30')
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
})

const anyDays = fc.string({ unit: fc.constantFrom('x', '-', 'X', '.'), maxLength: 40 })

test('a day of rest in the middle never changes a series, and a day of study never shortens it', () => {
  fc.assert(
    fc.property(anyDays, anyDays, (before, after) => {
      const days = `${before}${after}x`
      expect(series(`${before}-${after}x`)).toBe(series(days))
      expect(series(`${days}x`)).toBe(series(days) + 1)
      expect(series(`${days}.`)).toBe(series(days))
      expect(series(`${days}..`)).toBe(0)
      expect(series(days)).toBeLessThanOrEqual(days.replace(/[-.]/g, '').length)
    }),
  )
})
