import { readActivity } from '@slovo/activities'
import { expect, test } from 'vitest'
import { outlineOf } from './outlines.ts'

function outline(library: string, content: unknown) {
  const activity = readActivity(library, content)
  if (!activity) throw new Error('not read')
  return outlineOf(activity)
}

test('without a script the sentences are read with their gaps empty', () => {
  expect(
    outline('H5P.Blanks 1.14', { text: '<p>Complétez.</p>', questions: ['<p>Я *читаю*.</p>'] }),
  ).toEqual(['Complétez.', 'Я ….'])
})

test('the order of what is listed gives no answer away', () => {
  const content = { choices: [{ question: '« Кот » ?', answers: ['un loup', 'un chat'] }] }
  expect(outline('H5P.SingleChoiceSet 1.11', content)).toEqual([
    '« Кот » ?',
    '– un chat',
    '– un loup',
  ])
})

test('the parts of a set are all there', () => {
  const question = { library: 'H5P.TrueFalse 1.8', params: { question: '<p>Да?</p>' } }
  expect(outline('H5P.QuestionSet 1.20', { questions: [question, question] })).toEqual([
    'Да?',
    'Да?',
  ])
})
