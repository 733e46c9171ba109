import { dayAfter } from '@slovo/review'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastDays, nextDays, recallByWeek, sumOf, wordsOverTime } from './history.ts'

const today = '2026-11-22'
const nothing = { secondsRead: 0, reviews: 0, wordsKept: 0, wordsKnown: 0 }
const facts = {
  today,
  known: 0,
  learning: 0,
  setAside: [],
  days: [],
  recall: [],
  forecast: [],
  hardest: [],
}

test('words over time end with what there is now, and go back by what came since', () => {
  const days = [
    { ...nothing, day: '2026-11-20', wordsKept: 5, wordsKnown: -1 },
    { ...nothing, day: '2026-11-15', wordsKept: 7, wordsKnown: 40 },
    { ...nothing, day: '2026-11-01', wordsKept: 3 },
  ]
  expect(wordsOverTime({ ...facts, days, known: 39, learning: 15 })).toEqual([
    { day: '2026-11-01', known: 0, learning: 3 },
    { day: '2026-11-08', known: 0, learning: 3 },
    { day: '2026-11-15', known: 40, learning: 10 },
    { day: '2026-11-22', known: 39, learning: 15 },
  ])
})

test('a word that is known now was being learnt until then', () => {
  const days = [{ ...nothing, day: '2026-11-01', wordsKept: 5 }]
  const setAside = [{ day: '2026-11-22', words: 5 }]
  const points = wordsOverTime({ ...facts, days, setAside, learning: 0 })
  expect(points.map(({ learning }) => learning)).toEqual([5, 5, 5, 0])
})

test('whatever the days say, the last point is exact, none is below zero, and a year is the longest', () => {
  const anyDay = fc.record({
    day: fc.integer({ min: 0, max: 364 }).map((ago) => dayAfter(today, -ago)),
    wordsKept: fc.integer({ min: -50, max: 50 }),
    wordsKnown: fc.integer({ min: -50, max: 50 }),
  })
  fc.assert(
    fc.property(fc.array(anyDay), fc.nat(), fc.nat(), (rows, known, learning) => {
      const days = rows.map((row) => ({ ...nothing, ...row }))
      const points = wordsOverTime({ ...facts, days, known, learning })
      expect(points.at(-1)).toEqual({ day: today, known, learning })
      expect(points.every((point) => point.known >= 0 && point.learning >= 0)).toBe(true)
      expect(points.length).toBeGreaterThanOrEqual(4)
      expect(points.length).toBeLessThanOrEqual(52)
    }),
  )
})

test('thirty days end today, and thirty begin today', () => {
  const days = lastDays(today, [{ ...nothing, day: '2026-11-21', reviews: 9 }])
  expect([days.length, days.at(0)?.day, days.at(-1)?.day]).toEqual([30, '2026-10-24', today])
  expect(sumOf(days, ({ reviews }) => reviews)).toBe(9)
  expect(days.at(-2)?.reviews).toBe(9)

  const next = nextDays({
    today,
    forecast: [
      { inDays: 0, cards: 12 },
      { inDays: 29, cards: 1 },
    ],
  })
  expect(next[0]).toEqual({ day: today, cards: 12 })
  expect(next.at(-1)).toEqual({ day: '2026-12-21', cards: 1 })
  expect(sumOf(next, ({ cards }) => cards)).toBe(13)
})

test('recall is measured and predicted by week; a week without reviews has neither', () => {
  const weeks = recallByWeek(today, [{ weeksAgo: 1, asked: 40, recalled: 36, predicted: 35 }])
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-2)).toEqual({ day: '2026-11-15', asked: 40, measured: 0.9, predicted: 0.875 })
  expect(weeks.at(-1)).toEqual({ day: today, asked: 0, measured: null, predicted: null })
})
