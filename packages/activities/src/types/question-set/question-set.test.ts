import { expect, test } from 'vitest'
import { points } from '../../../test/points.ts'
import { otherLibraries } from '../../activity/activity.ts'
import { readActivity } from '../../activity/read-activity.ts'
import { firstAnswer, maxScore } from '../../activity/rules.ts'
import { byPart } from '../../score/answers.ts'

const part = (library: string, params: object) => ({ library, params })
const blanks = part('H5P.Blanks 1.14', { questions: ['<p>*раз* *два*</p>'] })
const trueFalse = part('H5P.TrueFalse 1.8', { question: 'Да?', correct: 'true' })
const drag = part('H5P.DragQuestion 1.14', {})

test('a question set adds its questions and succeeds at half of the points', () => {
  const set = { questions: [blanks, trueFalse] }
  expect(points('QuestionSet', set, { 0: ['раз', 'два'], 1: true })).toBe('3/3*')
  expect(points('QuestionSet', set, { 0: ['раз', 'два'] })).toBe('2/3*')
  expect(points('QuestionSet', set, { 1: true })).toBe('1/3')
  expect(points('QuestionSet', { ...set, passPercentage: 100 }, { 1: true })).toBe('1/3')
})

test('a pool counts the questions that were drawn', () => {
  const set = { questions: [trueFalse, blanks, trueFalse], poolSize: 2 }
  expect(points('QuestionSet', set, { 0: true, 2: true })).toBe('2/2*')
  expect(points('QuestionSet', set, { 1: ['раз', 'нет'], 2: null })).toBe('1/3')
  const activity = readActivity('H5P.QuestionSet 1.20', set)
  expect(activity && maxScore(activity)).toBe(3)
})

test('a part that only a frame can play is named, and has no points', () => {
  const activity = readActivity('H5P.QuestionSet 1.20', { questions: [drag, trueFalse, drag] })
  expect(activity && otherLibraries(activity)).toEqual(['H5P.DragQuestion 1.14'])
  expect(activity && maxScore(activity)).toBe(1)
})

test('of a pool as many questions are drawn as the author wants', () => {
  const content = { questions: [trueFalse, trueFalse, trueFalse], poolSize: 2 }
  const activity = readActivity('H5P.QuestionSet 1.20', content)
  if (!activity) throw new Error('not read')
  expect(Object.keys(byPart(firstAnswer(activity, Math.random)))).toHaveLength(2)
})
