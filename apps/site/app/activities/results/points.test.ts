import { expect, test } from 'vitest'
import { betterOf, formatPoints } from './points.ts'

test('the best result is the one with the greatest share of its points', () => {
  expect(betterOf(null, { score: 0, max: 2 })).toEqual({ score: 0, max: 2 })
  expect(betterOf({ score: 1, max: 2 }, { score: 3, max: 4 })).toEqual({ score: 3, max: 4 })
  expect(betterOf({ score: 1, max: 1 }, { score: 3, max: 4 })).toEqual({ score: 1, max: 1 })
})

test('half points are written as each language does', () => {
  expect(formatPoints({ score: 2.5, max: 3 }, 'fr')).toEqual({ score: '2,5', max: '3' })
  expect(formatPoints({ score: 2, max: 3.5 }, 'ru')).toEqual({ score: '2', max: '3,5' })
})
