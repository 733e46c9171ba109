import { expect, test } from 'vitest'
import { wordPair } from './word.ts'

test('the language of the text decides which side of a pair is Russian', () => {
  expect(wordPair('ru', 'книга', 'livre')).toEqual({ word_ru: 'книга', word_fr: 'livre' })
  expect(wordPair('fr', 'livre', 'книга')).toEqual({ word_ru: 'книга', word_fr: 'livre' })
})

test('stress marks are not saved, French accents are', () => {
  expect(wordPair('ru', 'кни́га', 'à côté')).toEqual({ word_ru: 'книга', word_fr: 'à côté' })
  expect(wordPair('fr', 'été', 'ле́то')).toEqual({ word_ru: 'лето', word_fr: 'été' })
})
