import { expect, test } from 'vitest'
import { metWord, wordPair } from './word.ts'

test('the language of the text decides which side of a pair is Russian', () => {
  expect(wordPair('ru', 'книга', 'livre')).toEqual({ word_ru: 'книга', word_fr: 'livre' })
  expect(wordPair('fr', 'livre', 'книга')).toEqual({ word_ru: 'книга', word_fr: 'livre' })
})

test('stress marks are not saved, French accents are', () => {
  expect(wordPair('ru', 'кни́га', 'à côté')).toEqual({ word_ru: 'книга', word_fr: 'à côté' })
  expect(wordPair('fr', 'été', 'ле́то')).toEqual({ word_ru: 'лето', word_fr: 'été' })
})

test('a word is kept as it stands in its sentence, stressed; a place that is not its own is left out', () => {
  const sentence = 'Мы идём домой.'
  expect(metWord({ sentence, at: 3 }, 'идём')).toEqual({
    word_sentence: sentence,
    sentence_form: 'идём',
    sentence_at: 3,
  })
  expect(metWord({ sentence: 'Это еще дома', at: 8 }, 'до́ма').sentence_form).toBe('до́ма')
  const without = { word_sentence: sentence, sentence_form: null, sentence_at: null }
  expect(metWord({ sentence, at: 2 }, 'идём')).toEqual(without)
  expect(metWord({ sentence, at: 3 }, '')).toEqual(without)
  expect(metWord({ sentence, at: 9999 }, 'домой')).toEqual(without)
  expect(metWord({ sentence: '', at: 0 }, 'домой')).toEqual({ ...without, word_sentence: null })
})
