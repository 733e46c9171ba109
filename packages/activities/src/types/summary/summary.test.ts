import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'

describe('Summary', () => {
  const summaries = [{ summary: ['верно', 'неверно'] }, { summary: ['да', 'нет', 'никогда'] }]

  test('a panel gives its point at the first try only', () => {
    expect(points('Summary', { summaries }, [[0], [0]])).toBe('2/2*')
    expect(points('Summary', { summaries }, [[1, 0], [0]])).toBe('1/2')
    expect(points('Summary', { summaries }, [])).toBe('0/2')
  })
})
