import { expect, test } from 'vitest'
import { maxPointsOf } from './max-points.ts'

test('a content gives no more points than it has letters and numbers to ask for', () => {
  expect(maxPointsOf({ words: [{ answer: 'дом' }, { answer: 'кот' }], isLarge: true })).toBe(7)
  expect(maxPointsOf({ maxQuestions: 20, offset: -5 })).toBe(21)
  expect(maxPointsOf(null)).toBe(1)
  expect(maxPointsOf({ text: 'а'.repeat(50_000), points: Number.POSITIVE_INFINITY })).toBe(10_000)
})
