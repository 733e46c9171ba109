import { expect, test } from 'vitest'
import { Blocks } from './blocks.ts'

test('a strange block is left out, and the others are read', () => {
  const valid = { type: 'title', text: 'Le génitif' }
  const strange = [null, 5, 'title', [], { type: 'carousel' }, { type: 'title' }]
  expect(Blocks.parse([strange[0], valid, ...strange])).toEqual([valid])
  expect(Blocks.parse('no list')).toEqual([])
})
