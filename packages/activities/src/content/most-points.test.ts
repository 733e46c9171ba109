import { expect, test } from 'vitest'
import { mostPoints } from './most-points.ts'

test('a content gives no more points than it has letters and numbers to ask for', () => {
  expect(mostPoints({ words: [{ answer: 'дом' }, { answer: 'кот' }], isLarge: true })).toBe(7)
  expect(mostPoints({ maxQuestions: 20, offset: -5 })).toBe(21)
  expect(mostPoints(null)).toBe(1)
  expect(mostPoints({ text: 'а'.repeat(50_000), points: Number.POSITIVE_INFINITY })).toBe(10_000)
})
