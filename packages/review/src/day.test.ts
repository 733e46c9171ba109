import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, endOfDay } from './day.ts'

const HOUR = 3_600_000
// Among them half hours, a change by half an hour, a change at midnight, one of two hours, and no change at all.
const zones = [
  ...['Europe/Paris', 'Europe/Moscow', 'America/Montreal', 'America/St_Johns', 'Asia/Kolkata'],
  ...['Australia/Lord_Howe', 'Africa/Cairo', 'Antarctica/Troll', 'Pacific/Auckland', 'UTC'],
]

test.each([
  ['2026-11-22T02:59:59.999Z', 'Europe/Paris', '2026-11-21'],
  ['2026-11-22T03:00:00.000Z', 'Europe/Paris', '2026-11-22'],
  ['2026-07-22T01:59:59.999Z', 'Europe/Paris', '2026-07-21'],
  ['2026-07-22T02:00:00.000Z', 'Europe/Paris', '2026-07-22'],
  ['2026-11-22T03:00:00.000Z', 'America/Montreal', '2026-11-21'],
  ['2026-11-22T03:00:00.000Z', 'a zone that does not exist', '2026-11-22'],
])('at %s it is, in %s, the day %s', (moment, zone, day) => {
  expect(dayOf(new Date(moment), zone)).toBe(day)
})

test.each([
  ['2026-03-28T12:00:00Z', '2026-03-29T02:00:00.000Z', 'has 23 hours when clocks go forward'],
  ['2026-10-24T12:00:00Z', '2026-10-25T03:00:00.000Z', 'has 25 hours when clocks go back'],
])('a day in Paris around %s ends at %s: it %s', (moment, end) => {
  expect(endOfDay(new Date(moment), 'Europe/Paris').toISOString()).toBe(end)
})

test('every moment is on a day that ends within 26 hours, and the next day begins right then', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      (zone, moment) => {
        const day = dayOf(moment, zone)
        const end = endOfDay(moment, zone)
        const length = end.getTime() - moment.getTime()
        expect(length).toBeGreaterThan(0)
        expect(length).toBeLessThanOrEqual(26 * HOUR)
        expect(dayOf(new Date(end.getTime() - 1), zone)).toBe(day)
        expect(Date.parse(dayOf(end, zone)) - Date.parse(day)).toBe(24 * HOUR)
      },
    ),
    { seed: 11, numRuns: 1000 },
  )
})
