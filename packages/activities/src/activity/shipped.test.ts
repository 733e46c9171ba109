import { expect, test } from 'vitest'
import { checkShippedActivity } from './shipped.ts'

const valid = {
  library: 'H5P.MultiChoice 1.16',
  title: 'Le genre',
  content: {
    question: '<p>Какого рода « дом » ?</p>',
    answers: [{ text: 'мужского', correct: true }, { text: 'женского' }],
  },
}

test('a valid activity has no faults', () => {
  expect(checkShippedActivity(valid)).toEqual([])
})

test.each([
  ['no title', { ...valid, title: '' }, /^title: /],
  ['a field too many', { ...valid, slug: 'x' }, /^file: /],
  ['a library without a version', { ...valid, library: 'H5P.MultiChoice' }, /^library: /],
  ['a library of no player', { ...valid, library: 'H5P.Crossword 0.5' }, /^library: .*no player/],
  [
    'no right answer',
    { ...valid, content: { ...valid.content, answers: [{ text: 'а' }] } },
    /answers/,
  ],
  [
    'no gap',
    { library: 'H5P.Blanks 1.14', title: 'x', content: { questions: ['дом'] } },
    /questions/,
  ],
  [
    'a part that cannot be played',
    {
      library: 'H5P.Column 1.18',
      title: 'x',
      content: { content: [{ content: { library: 'H5P.Agamotto 1.6', params: {} } }] },
    },
    /Agamotto/,
  ],
  [
    'a part without a gap',
    {
      library: 'H5P.QuestionSet 1.20',
      title: 'x',
      content: { questions: [{ library: 'H5P.DragText 1.10', params: { textField: 'дом' } }] },
    },
    /^part 1: content\.textField/,
  ],
])('%s is named', (_, json, fault) => {
  expect(checkShippedActivity(json).join('\n')).toMatch(fault)
})
