import { expect, test } from 'vitest'
import { choicesOf, numbersOf, partsOf, placedOf, textsOf, triesOf } from './answer-shapes.ts'

test('before the first touch every place is empty', () => {
  expect(textsOf(undefined, 2)).toEqual(['', ''])
  expect(placedOf(undefined, 2)).toEqual([null, null])
  expect(choicesOf(null, 1)).toEqual([null])
  expect(triesOf(undefined, 2)).toEqual([[], []])
  expect(numbersOf(undefined)).toEqual([])
  expect(partsOf(undefined)).toEqual({})
})
