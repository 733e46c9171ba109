import { expect, test } from 'vitest'
import { nextOption } from './suggestion-moves.ts'

test('arrows go round through the suggestions and back to what was typed', () => {
  const down = (now: number | null) => nextOption('next', now, 2)
  expect([null, 0, 1].map(down)).toEqual([0, 1, null])
  const up = (now: number | null) => nextOption('previous', now, 2)
  expect([null, 1, 0].map(up)).toEqual([1, 0, null])
})
