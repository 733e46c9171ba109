import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'
import { readActivity } from '../../activity/read-activity.ts'

describe('DragText', () => {
  const content = {
    textField: 'Кот *спит:dort\\+Oui !\\-Non.*.\nКот *ест*, кот *ест*.',
    distractors: '*летает*',
  }

  test('each word in its gap is a point, and equal words are equal', () => {
    expect(points('DragText', content, ['спит', 'ест', 'ест'])).toBe('3/3*')
    expect(points('DragText', content, ['ест', 'летает', 'ест'])).toBe('1/3')
    expect(points('DragText', content, [null, 'ест'])).toBe('1/3')
  })

  test('tips and words of the author are kept, distractors lie among the words', () => {
    const activity = readActivity('H5P.DragText 1.10', content)
    expect(activity?.type === 'DragText' && activity.params).toMatchObject({
      lines: [
        ['Кот ', { gap: 0 }, '.'],
        ['Кот ', { gap: 1 }, ', кот ', { gap: 2 }, '.'],
      ],
      gaps: [
        { word: 'спит', tip: 'dort', correctFeedback: 'Oui !', incorrectFeedback: 'Non.' },
        { word: 'ест' },
        { word: 'ест' },
      ],
      words: ['спит', 'ест', 'ест', 'летает'],
    })
  })
})
