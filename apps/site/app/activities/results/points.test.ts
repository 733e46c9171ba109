import { expect, test } from 'vitest'
import { betterOf, formatPoints } from './points.ts'

test('the best result is the one with the greatest share of its points', () => {
  expect(betterOf(null, { score: 0, max: 2 })).toEqual({ score: 0, max: 2 })
  expect(betterOf({ score: 1, max: 2 }, { score: 3, max: 4 })).toEqual({ score: 3, max: 4 })
  expect(betterOf({ score: 1, max: 1 }, { score: 3, max: 4 })).toEqual({ score: 1, max: 1 })
})

test('half points are written as each language does', () => {
  expect([formatPoints(2.5, 'fr'), formatPoints(2, 'ru')]).toEqual(['2,5', '2'])
})
