import { isStressKnown } from '@slovo/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inflect } from './inflect.ts'
import { readStressed, vowelsOf } from './stressed.ts'
import { InvalidWordClass, WordDoesNotFit } from './word-class.ts'

/** A stem of syllables like « ба », with its last consonant; it begins as no irregular word does (перо́). */
const stem = fc
  .array(fc.tuple(fc.constantFrom(...'бвдзлмпрст'), fc.constantFrom(...'аоуие')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((syllables) => `фи${syllables.flat().join('')}р`)

const mark = (letters: string, at: number) => {
  const vowel = vowelsOf(letters)[at % vowelsOf(letters).length] ?? 0
  const isOne = vowelsOf(letters).length === 1
  return isOne ? letters : `${letters.slice(0, vowel + 1)}\u0301${letters.slice(vowel + 1)}`
}

/** Which vowel of a word is stressed, counted from its beginning. */
function stressedVowel(word: string): number {
  const { letters, stress } = readStressed(word)
  return vowelsOf(letters).indexOf(stress)
}

const ENDINGS = [
  ['', 'м 1a'],
  ['', 'мо 1a'],
  ['ь', 'м 2a'],
  ['а', 'ж 1a'],
  ['я', 'ж 2a'],
  ['ия', 'ж 7a'],
  ['о', 'с 1a'],
  ['ие', 'с 7a'],
  ['ь', 'ж 8a'],
  ['ый', 'п 1a'],
] as const

test('scheme a never moves the stress', () => {
  fc.assert(
    fc.property(
      stem,
      fc.nat(5),
      fc.constantFrom(...ENDINGS),
      (letters, at, [ending, wordClass]) => {
        const syllables = vowelsOf(letters).length
        const lemma = mark(letters + ending, at % syllables)
        for (const { text } of inflect(lemma, wordClass))
          expect(stressedVowel(text)).toBe(stressedVowel(lemma))
      },
    ),
  )
})

test('scheme b has its stress on the ending, or before it where there is none', () => {
  const classes = [
    ['', 'м 1b'],
    ['ь', 'м 2b'],
    ['а', 'ж 1b'],
    ['о', 'с 1b'],
    ['ой', 'п 1b'],
  ] as const
  fc.assert(
    fc.property(stem, fc.constantFrom(...classes), (letters, [ending, wordClass]) => {
      const word = letters + ending
      const lemma = mark(word, vowelsOf(word).length - 1)
      const syllables = vowelsOf(letters).length
      for (const { text } of inflect(lemma, wordClass)) {
        const hasEnding = vowelsOf(readStressed(text).letters).length > syllables
        expect(stressedVowel(text)).toBe(hasEnding ? syllables : syllables - 1)
      }
    }),
  )
})

const WORDS = [
  ['голова́', 'ж 1f′'],
  ['сестра́', 'жо 1*d, ё'],
  ['время́нка', 'ж 3*a'],
  ['и́мя', 'с 8°c'],
  ['слеза́', 'ж 1f, ё'],
  ['козёл', 'мо 1*b'],
  ['шёлк', 'м 3c①'],
  ['жёлудь', 'м 2e'],
  ['тёмный', 'п 1*a/b'],
  ['весёлый', 'п 1a/c′'],
  ['трёхле́тний', 'п 2*a'],
  ['день', 'м 2*b'],
  ['что́-нибудь', 'мс'],
  ['во́семьдесят', 'числ'],
  ['ку́пля-прода́жа', 'ж 4a'],
] as const

test.each(WORDS)('each form of %s, %s shows one stress', (lemma, wordClass) => {
  for (const { text } of inflect(lemma, wordClass)) {
    for (const part of text.split('-')) {
      const marks = part.match(/\u0301/g)?.length ?? 0
      expect(isStressKnown(text), text).toBe(true)
      expect(marks, text).toBeLessThanOrEqual(1)
      expect(part, text).not.toMatch(/ё\u0301|[^аеиоуыэюя]\u0301/)
      if (text === part && vowelsOf(part).length === 1) expect(marks, text).toBe(0)
    }
  }
})

test('ё is always stressed: it becomes е where the stress leaves it', () => {
  for (const [lemma, wordClass] of [
    ['жёлудь', 'м 2e'],
    ['шёлк', 'м 3c①'],
    ['звезда́', 'ж 1d, ё'],
    ['тёплый', 'п 1*a/b'],
  ] as const)
    for (const { text } of inflect(lemma, wordClass))
      if (text.includes('ё')) expect(text).not.toContain('\u0301')
})

test.each([
  ['стол', 'м 2b', 'its ending is of another type'],
  ['голова́', 'ж 1a', 'its stress stands on the ending'],
  ['кни́га', 'ж 3b', 'its stress stands on the stem'],
  ['голова', 'ж 1f′', 'it shows no stress'],
])('« %s », « %s » is refused: %s', (lemma, wordClass) => {
  expect(() => inflect(lemma, wordClass)).toThrow(WordDoesNotFit)
})

test.each([
  ['стол', 'стол'],
  ['стол', 'м 1c′'],
  ['но́вый', 'п 1a/d'],
])('« %s », « %s » is refused: there is no such class', (lemma, wordClass) => {
  expect(() => inflect(lemma, wordClass)).toThrow(InvalidWordClass)
})
