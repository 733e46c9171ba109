import { dayAfter } from '@slovo/review'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOf, doneOf, WEEKS } from './calendar.ts'

const nothing = { secondsRead: 0, secondsReviewed: 0, reviews: 0, wordsKept: 0, wordsKnown: 0 }
const tenMinutes = { kind: 'minutes', amount: 10 } as const

test('a calendar has ten whole weeks from Monday, and today’s is the last', () => {
  const anyDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(anyDay, (today) => {
      const weeks = calendarOf({ today, days: [], pauses: [], goal: tenMinutes })
      const days = weeks.flat().map(({ day }) => day)
      expect(weeks).toHaveLength(WEEKS)
      expect(new Date(days[0] ?? '').getUTCDay()).toBe(1)
      expect(days).toEqual(days.map((_, place) => dayAfter(days[0] ?? '', place)))
      expect(weeks.at(-1)?.map(({ day }) => day)).toContain(today)
      expect(weeks.flat().filter(({ look }) => look === 'future')).toEqual(
        weeks.flat().filter(({ day }) => day > today),
      )
    }),
  )
})

test('a day says what was done, whether the goal was reached, and whether it was a day of rest', () => {
  const today = '2026-11-22'
  const weeks = calendarOf({
    today,
    days: [
      { ...nothing, day: '2026-11-22', secondsRead: 300, secondsReviewed: 299, reviews: 12 },
      { ...nothing, day: '2026-11-21', secondsRead: 301, secondsReviewed: 299, wordsKept: 2 },
      { ...nothing, day: '2026-11-19', wordsKept: -3 },
      { ...nothing, day: '2026-11-18', wordsKnown: 4 },
    ],
    pauses: [{ first: '2026-11-19', last: '2026-11-21' }],
    goal: tenMinutes,
  })
  const looks = weeks.at(-1)?.map(({ look }) => look)
  expect(looks).toEqual(['nothing', 'nothing', 'some', 'rest', 'rest', 'done', 'some'])
  expect(weeks.at(-1)?.[6]).toMatchObject({ minutes: 9, reviews: 12, kept: 0 })
  expect(weeks.at(-1)?.[3]).toMatchObject({ kept: 0 })
})

test('a goal of words counts the words that were kept and reviewed, one of minutes reading and review', () => {
  const day = { ...nothing, day: '2026-11-22', secondsRead: 125, reviews: 7, wordsKept: 2 }
  expect(doneOf({ kind: 'words', amount: 5 }, day)).toBe(9)
  expect(doneOf({ kind: 'words', amount: 5 }, { ...day, wordsKept: -2 })).toBe(7)
  expect(doneOf(tenMinutes, day)).toBe(2)
  expect(doneOf(tenMinutes, undefined)).toBe(0)
})
