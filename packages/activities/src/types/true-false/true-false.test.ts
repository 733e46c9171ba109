import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'

describe('TrueFalse', () => {
  test.each([
    ['true', true, '1/1*'],
    ['true', false, '0/1'],
    ['false', false, '1/1*'],
    ['false', null, '0/1'],
  ])('the sentence is %s, the learner says %s: %s', (correct, answer, result) => {
    expect(points('TrueFalse', { correct }, answer)).toBe(result)
  })
})
