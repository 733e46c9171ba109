import { expect, test } from 'vitest'
import { checkShippedActivity } from './shipped.ts'

const good = {
  library: 'H5P.MultiChoice 1.16',
  title: 'Le genre',
  content: {
    question: '<p>Какого рода « дом » ?</p>',
    answers: [{ text: 'мужского', correct: true }, { text: 'женского' }],
  },
}

test('a good activity has no faults', () => {
  expect(checkShippedActivity(good)).toEqual([])
})

test.each([
  ['no title', { ...good, title: '' }, /^title: /],
  ['a field too many', { ...good, slug: 'x' }, /^file: /],
  ['a library without a version', { ...good, library: 'H5P.MultiChoice' }, /^library: /],
  ['a library of no player', { ...good, library: 'H5P.Crossword 0.5' }, /^library: .*no player/],
  [
    'no right answer',
    { ...good, content: { ...good.content, answers: [{ text: 'а' }] } },
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
