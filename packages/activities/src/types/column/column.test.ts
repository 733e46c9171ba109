import { expect, test } from 'vitest'
import { points } from '../../../test/points.ts'
import { readActivity } from '../../activity/read-activity.ts'

const part = (library: string, params: object) => ({ library, params })
const blanks = part('H5P.Blanks 1.14', { questions: ['<p>*раз* *два*</p>'] })
const trueFalse = part('H5P.TrueFalse 1.8', { question: 'Да?', correct: 'true' })
const text = part('H5P.AdvancedText 1.1', { text: '<p>Читайте.</p>' })

test('a column mixes texts and activities, also in rows', () => {
  const row = part('H5P.Row 1.0', {
    columns: [{ content: part('H5P.RowColumn 1.0', { content: [trueFalse, text] }) }],
  })
  const column = { content: [{ content: text }, { content: blanks }, { content: row }] }
  expect(points('Column', column, { 1: ['раз', 'два'], 2: true })).toBe('3/3*')
  expect(points('Column', column, { 2: true })).toBe('1/3')
  const activity = readActivity('H5P.Column 1.18', column)
  expect(activity?.type === 'Column' && activity.parts?.map(({ kind }) => kind)).toEqual([
    'display',
    'activity',
    'activity',
    'display',
  ])
})

test('a column in a column plays, one without end stops', () => {
  let column: object = { content: [{ content: trueFalse }] }
  for (let depth = 0; depth < 3; depth++) {
    column = { content: [{ content: part('H5P.Column 1.18', column) }] }
  }
  expect(points('Column', column, { 0: { 0: { 0: { 0: true } } } })).toBe('1/1*')
  for (let depth = 0; depth < 40; depth++) {
    column = { content: [{ content: part('H5P.Column 1.18', column) }] }
  }
  expect(points('Column', column, {})).toBe('0/0*')
})
