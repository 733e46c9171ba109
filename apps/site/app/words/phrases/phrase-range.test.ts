import { expect, test } from 'vitest'
import { isPhrase, MAX_PHRASE_WORDS, rangeBetween, reachableFrom } from './phrase-range.ts'

const sentence = { first: 10, last: 40 }

test('a phrase is the same, whichever end it was begun at', () => {
  expect(rangeBetween(14, 12)).toEqual({ first: 12, last: 14 })
  expect(rangeBetween(12, 14)).toEqual({ first: 12, last: 14 })
})

test('one word is no phrase, and neither is what stands in two sentences or is too long', () => {
  expect(isPhrase({ first: 12, last: 13 }, sentence)).toBe(true)
  expect(isPhrase({ first: 12, last: 12 }, sentence)).toBe(false)
  expect(isPhrase({ first: 9, last: 11 }, sentence)).toBe(false)
  expect(isPhrase({ first: 39, last: 41 }, sentence)).toBe(false)
  expect(isPhrase({ first: 12, last: 11 + MAX_PHRASE_WORDS }, sentence)).toBe(true)
  expect(isPhrase({ first: 12, last: 12 + MAX_PHRASE_WORDS }, sentence)).toBe(false)
  expect(isPhrase({ first: 0, last: 1 }, undefined)).toBe(false)
})

test('a choice stops at the ends of its sentence and at the longest phrase', () => {
  expect(reachableFrom(12, 9, sentence)).toBe(10)
  expect(reachableFrom(38, 45, sentence)).toBe(40)
  expect(reachableFrom(12, 40, sentence)).toBe(11 + MAX_PHRASE_WORDS)
  expect(reachableFrom(40, 10, sentence)).toBe(41 - MAX_PHRASE_WORDS)
})
