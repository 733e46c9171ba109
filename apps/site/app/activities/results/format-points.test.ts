import { expect, test } from 'vitest'
import { formatPoints } from './format-points.ts'

test('half points are written as each language does', () => {
  expect([formatPoints(2.5, 'fr'), formatPoints(2, 'ru')]).toEqual(['2,5', '2'])
})
