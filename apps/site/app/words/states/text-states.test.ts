import { expect, test } from 'vitest'
import { countStates, lemmasToKnow, markOf, newIn, readStates, shareKnown } from './text-states.ts'

const states = readStates({ known: '1 2', ignored: '3', kept: '4 1' })
const noun = (lemmaId: number) => ({ lemmaId, pos: 'noun' })
const name = (lemmaId: number) => ({ lemmaId, pos: 'name' })

test('a word is marked as new or as being learnt; what is known or ignored has no mark', () => {
  const marks = [1, 2, 3, 4, 5].map((id) => markOf(states, [noun(id)]))
  expect(marks).toEqual(['', '', '', 'saved', 'new'])
  expect(markOf(states, [])).toBe('')
})

test('a form with several meanings is learnt with any of them, and new by the likeliest', () => {
  expect(markOf(states, [noun(5), noun(4)])).toBe('saved')
  expect(markOf(states, [noun(1), noun(5)])).toBe('')
})

test('a proper name is no word to learn, unless it is kept', () => {
  expect(markOf(states, [name(5)])).toBe('')
  expect(markOf(states, [name(4)])).toBe('saved')
})

test('the distinct words of a text are counted by their states, names left out', () => {
  const forms = [[noun(1)], [noun(1)], [noun(3), noun(9)], [noun(4)], [noun(5)], [name(6)], []]
  const lemmas = lemmasToKnow(forms.map((lookups) => ({ lookups })))
  const counts = countStates(lemmas, states)
  expect(counts).toEqual({ words: 4, known: 2, learning: 1 })
  expect(newIn(counts)).toBe(1)
  expect(shareKnown(counts)).toBe(50)
})

test('a text is known wholly only when no word is left', () => {
  expect(shareKnown({ words: 1000, known: 999 })).toBe(99)
  expect(shareKnown({ words: 1000, known: 899 })).toBe(89)
  expect(shareKnown({ words: 1000, known: 1000 })).toBe(100)
})
