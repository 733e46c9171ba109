import { firstAnswer, readActivity } from '@slovo/activities'
import { expect, test } from 'vitest'
import { betterOf } from './activity-item.ts'
import { choicesOf, numbersOf, partsOf, placedOf, textsOf, triesOf } from './parts/answer-shapes.ts'
import { formatPoints } from './results/format-points.ts'
import { wordsLeft } from './types/drag-text/words-left.ts'

const trueFalse = { library: 'H5P.TrueFalse 1.8', params: { question: 'Да?', correct: 'true' } }

test('before the first touch every place is empty', () => {
  expect(textsOf(undefined, 2)).toEqual(['', ''])
  expect(placedOf(undefined, 2)).toEqual([null, null])
  expect(choicesOf(null, 1)).toEqual([null])
  expect(triesOf(undefined, 2)).toEqual([[], []])
  expect(numbersOf(undefined)).toEqual([])
  expect(partsOf(undefined)).toEqual({})
})

test('a word that is there twice can be placed twice', () => {
  expect(wordsLeft(['да', 'нет', 'да'], ['да', null])).toEqual(['нет', 'да'])
  expect(wordsLeft(['да', 'нет', 'да'], ['да', 'да'])).toEqual(['нет'])
})

test('paragraphs begin out of order', () => {
  const activity = readActivity('H5P.SortParagraphs 0.11', { paragraphs: ['1', '2', '3'] })
  if (!activity) throw new Error('not read')
  expect(firstAnswer(activity, () => 0.999)).not.toEqual([0, 1, 2])
})

test('of a pool as many questions are drawn as the author wants', () => {
  const content = { questions: [trueFalse, trueFalse, trueFalse], poolSize: 2 }
  const activity = readActivity('H5P.QuestionSet 1.20', content)
  if (!activity) throw new Error('not read')
  expect(Object.keys(partsOf(firstAnswer(activity, Math.random)))).toHaveLength(2)
})

test('the best result is the one with the greatest share of its points', () => {
  expect(betterOf(null, { score: 0, max: 2 })).toEqual({ score: 0, max: 2 })
  expect(betterOf({ score: 1, max: 2 }, { score: 3, max: 4 })).toEqual({ score: 3, max: 4 })
  expect(betterOf({ score: 1, max: 1 }, { score: 3, max: 4 })).toEqual({ score: 1, max: 1 })
})

test('half points are written as each language does', () => {
  expect([formatPoints(2.5, 'fr'), formatPoints(2, 'ru')]).toEqual(['2,5', '2'])
})
