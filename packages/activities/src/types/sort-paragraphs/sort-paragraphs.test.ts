import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'
import { readActivity } from '../../activity/read-activity.ts'
import { firstAnswer } from '../../activity/rules.ts'

describe('SortParagraphs', () => {
  const paragraphs = ['раз', 'два', 'три', 'четыре']
  const inPlaces = { scoringMode: 'positions', applyPenalties: false }

  test.each([
    [{ behaviour: inPlaces }, [0, 1, 2, 3], '4/4*'],
    [{ behaviour: inPlaces }, [1, 0, 2, 3], '2/4'],
    [{ behaviour: { scoringMode: 'positions' } }, [1, 0, 2, 3], '0/4'],
    [{ behaviour: { scoringMode: 'positions' } }, [0, 1, 2], '2/4'],
    [{}, [1, 2, 3, 0], '2/3'],
    [{}, [0, 1, 2, 3], '3/3*'],
    [{}, [3, 2, 1, 0], '0/3'],
    [{}, [], '0/3'],
  ])('%j in the order %j: %s', (settings, order, result) => {
    expect(points('SortParagraphs', { paragraphs, ...settings }, order)).toBe(result)
  })

  test('equal paragraphs may stand for one another', () => {
    const content = { paragraphs: ['да', 'нет', 'да'], behaviour: inPlaces }
    expect(points('SortParagraphs', content, [2, 1, 0])).toBe('3/3*')
  })

  test('paragraphs begin out of order', () => {
    const activity = readActivity('H5P.SortParagraphs 0.11', { paragraphs: ['1', '2', '3'] })
    if (!activity) throw new Error('not read')
    expect(firstAnswer(activity, () => 0.999)).not.toEqual([0, 1, 2])
  })
})
