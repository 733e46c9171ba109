import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'

const berries = {
  question: '<p>Какие из них <em>ягоды</em>?</p>',
  answers: [
    { text: 'клубника', correct: true },
    { text: 'стол', correct: false },
    { text: 'малина', correct: true },
  ],
}
const one = { answers: [{ text: 'да', correct: true }, { text: 'нет' }, { text: 'может быть' }] }

describe('MultiChoice', () => {
  test.each([
    [[], '0/2'],
    [[0], '1/2'],
    [[0, 2], '2/2*'],
    [[0, 1], '0/2'],
    [[0, 1, 2], '1/2'],
    [[0, 0], '1/2'],
    [[1], '0/2'],
    [[99], '0/2'],
  ])('several right answers, chosen %j: %s', (chosen, result) => {
    expect(points('MultiChoice', berries, chosen)).toBe(result)
  })

  test('with one right answer only one choice counts', () => {
    expect(points('MultiChoice', one, [0])).toBe('1/1*')
    expect(points('MultiChoice', one, [1, 0])).toBe('0/1')
  })

  test('with one right answer and boxes to tick, a wrong tick takes the point away', () => {
    const boxes = { ...one, behaviour: { type: 'multi' } }
    expect(points('MultiChoice', boxes, [0, 1])).toBe('0/1')
  })

  test('a single point is given from the pass percentage on', () => {
    const content = { ...berries, behaviour: { singlePoint: true, passPercentage: 50 } }
    expect(points('MultiChoice', content, [0])).toBe('1/1*')
    expect(points('MultiChoice', content, [0, 1])).toBe('0/1')
  })

  test('the pass percentage decides on success', () => {
    const content = { ...berries, behaviour: { passPercentage: 50 } }
    expect(points('MultiChoice', content, [0])).toBe('1/2*')
  })

  test('answers may weigh differently', () => {
    const answers = [
      { text: 'а', correct: true, weight: 3 },
      { text: 'б', correct: true },
      { text: 'в', weight: 2 },
    ]
    expect(points('MultiChoice', { answers }, [0, 2])).toBe('1/4')
  })

  test('where nothing is right, choosing nothing is right', () => {
    const content = { answers: [{ text: 'а' }, { text: 'б' }] }
    expect(points('MultiChoice', content, [])).toBe('1/1*')
    expect(points('MultiChoice', content, [1])).toBe('0/1')
  })
})
