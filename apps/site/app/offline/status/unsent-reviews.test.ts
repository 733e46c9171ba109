import { expect, test } from 'vitest'
import { unsentReviews } from './unsent-reviews.ts'

const keys = ['anna:1', 'anna:2', 'boris:3', 'anonymous:4'].map(
  (key) => `slovo-unsent-review:${key}`,
)

test('a learner sees how many of their own answers wait, and nothing of an account that was here before', () => {
  expect(unsentReviews('anna', keys)).toBe(2)
  expect(unsentReviews('visitor', keys)).toBe(0)
  expect(unsentReviews('anonymous-carl', keys)).toBe(1)
  expect(unsentReviews('boris', ['learning-language', ...keys])).toBe(1)
})
