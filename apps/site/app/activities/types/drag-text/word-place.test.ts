import { expect, test } from 'vitest'
import { wordsLeft } from './word-place.tsx'

test('a word that is there twice can be placed twice', () => {
  expect(wordsLeft(['да', 'нет', 'да'], ['да', null])).toEqual(['нет', 'да'])
  expect(wordsLeft(['да', 'нет', 'да'], ['да', 'да'])).toEqual(['нет'])
})
