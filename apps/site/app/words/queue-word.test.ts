import { expect, test } from 'vitest'
import { deedOf } from './queue-word.ts'

test('a word of a text waits with its place there; the site finds the sentence', () => {
  const sent = { intent: 'save-word', lemma: 'мост', definition: 'pont', word: '7' }
  expect(deedOf(sent, '/ru/materials/place/12-na-mostu')).toEqual({
    ...{ kind: 'keep', lemma: 'мост', definition: 'pont', material: 12, word: 7 },
  })
})

test('a word of another page waits with the sentence in which it was met, or with none', () => {
  const fields = { intent: 'save-own-word', lemma: 'pont', definition: 'мост', word: '0' }
  const met = { lang: 'fr', sentence: 'Le pont.', form: 'pont', at: '3' }
  const kept = { kind: 'keep', lemma: 'pont', definition: 'мост', lang: 'fr' }
  expect(deedOf({ ...fields, ...met }, '/lessons/ponts')).toEqual({
    ...kept,
    ...{ sentence: 'Le pont.', form: 'pont', at: 3 },
  })
  expect(deedOf(fields, '/words/pont')).toEqual({ ...kept, sentence: '', form: '', at: 0 })
})

test('what is said of a word and what is removed waits; what only the site can do does not', () => {
  const said = { intent: 'set-word-state', lemma: 'мост', state: 'known' }
  expect(deedOf(said, '/')).toEqual({
    ...{ kind: 'state', lang: 'ru', lemma: 'мост', state: 'known' },
  })
  expect(deedOf({ ...said, state: '' }, '/')).toMatchObject({ state: null })
  expect(deedOf({ intent: 'remove-word', id: '4' }, '/')).toEqual({ kind: 'remove', word: 4 })
  expect(deedOf({ intent: 'know-untouched' }, '/')).toBeNull()
})
