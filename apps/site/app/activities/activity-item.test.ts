import { expect, test } from 'vitest'
import { betterOf } from './activity-item.ts'

test('the best result is the one with the greatest share of its points', () => {
  expect(betterOf(null, { score: 0, max: 2 })).toEqual({ score: 0, max: 2 })
  expect(betterOf({ score: 1, max: 2 }, { score: 3, max: 4 })).toEqual({ score: 3, max: 4 })
  expect(betterOf({ score: 1, max: 1 }, { score: 3, max: 4 })).toEqual({ score: 1, max: 1 })
})
