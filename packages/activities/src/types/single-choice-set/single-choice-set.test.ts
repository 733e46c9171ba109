import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'

describe('SingleChoiceSet', () => {
  const choices = [
    { question: 'два', answers: ['deux', 'dix'] },
    { question: 'три', answers: ['trois', 'treize', 'trente'] },
    { question: 'broken' },
  ]

  test('the first answer of the author is the right one', () => {
    expect(points('SingleChoiceSet', { choices }, [0, 2])).toBe('1/2')
    expect(points('SingleChoiceSet', { choices }, [0, 0])).toBe('2/2*')
    expect(points('SingleChoiceSet', { choices }, [null])).toBe('0/2')
  })

  test('the pass percentage decides on success', () => {
    const content = { choices, behaviour: { passPercentage: 50 } }
    expect(points('SingleChoiceSet', content, [0, 2])).toBe('1/2*')
  })
})
