import { expect, test } from 'vitest'
import { offeredPages } from './offered-pages.ts'

test('a long list offers its ends and what is near', () => {
  expect(offeredPages(1, 1)).toEqual([1])
  expect(offeredPages(1, 3)).toEqual([1, 2, 3])
  expect(offeredPages(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9])
  expect(offeredPages(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9])
})
