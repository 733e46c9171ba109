import { expect, test } from 'vitest'
import { compareSentence } from './compare-sentence.ts'
import { canBeDictated, MAX_DICTATED } from './dictated.ts'

/** The sentence with its faults in brackets, as in the tests of answers. */
function shown(typed: string, expected: string, lang: 'ru' | 'fr' = 'ru') {
  const { verdict, faults, letters } = compareSentence(typed, expected, lang)
  const text = letters.map(({ right, typed, fault }) =>
    fault ? `[${typed}>${right}${fault === 'accent' ? '' : ` ${fault}`}]` : right,
  )
  return `${verdict} ${faults} ${text.join('')}`.trim()
}

test('case, signs, stress and ё are forgiven in a whole sentence', () => {
  const sentence = '— Её зову́т А́нна, — сказал он.'
  expect(shown('ее зовут анна сказал он', sentence)).toBe(
    'right 0 — Е[е>ё] зовут Анна, — сказал он.',
  )
  expect(compareSentence('Её зовут Анна, сказал он!', sentence, 'ru').verdict).toBe('right')
})

test('a Russian sentence is written with latin letters as words are', () => {
  expect(compareSentence('kak dela u tebya', 'Как дела у тебя?', 'ru').verdict).toBe('right')
  expect(shown('kak delo', 'Как дела?')).toBe('almost 1 Как дел[o>а wrong]?')
})

test('each wrong letter is shown in its place, and a comma makes no alternatives', () => {
  expect(shown('Да канешно', 'Да, конечно.')).toBe('wrong 2 Да, к[а>о wrong]не[ш>ч wrong]но.')
  expect(shown('Да', 'Да, конечно.')).toBe('wrong 7')
  expect(shown('я живу в маскве', 'Я живу в Москве.')).toBe('almost 1 Я живу в М[а>о wrong]скве.')
})

test('French accents are shown and forgiven, and articles belong to the sentence', () => {
  expect(shown('L ete est fini', 'L’été est fini.', 'fr')).toBe('right 0 L’[e>é]t[e>é] est fini.')
  expect(compareSentence('chat dort', 'Le chat dort.', 'fr').verdict).toBe('wrong')
})

test('nothing, or something else, is wrong as a whole', () => {
  for (const typed of ['', ' … ', 'совсем другое предложение о погоде']) {
    expect(compareSentence(typed, 'Мама мыла раму.', 'ru')).toMatchObject({
      verdict: 'wrong',
      letters: [],
    })
  }
})

test('the longest sentence is compared, in latin letters too', () => {
  const sentence = 'Он сказал, что в пятницу приедет его брат. '.repeat(6).slice(0, MAX_DICTATED)
  const latin = 'on skazal shto v pyatnitsu priedet ego brat '.repeat(6)
  const { letters } = compareSentence(latin, sentence, 'ru')
  expect(letters.map(({ right }) => right).join('')).toBe(sentence.trim())
})

test('sentences with figures, without letters or too long to remember are not dictated', () => {
  expect(canBeDictated('Мне 5 лет.')).toBe(false)
  expect(canBeDictated('…')).toBe(false)
  expect(canBeDictated('а'.repeat(MAX_DICTATED + 1))).toBe(false)
  expect(canBeDictated('Мне пять лет.')).toBe(true)
})

test('the last latin letter that was written counts for one letter of the sentence', () => {
  expect(compareSentence('s', 'боже', 'ru').faults).toBe(4)
  expect(compareSentence('ya zhiv', 'я живу', 'ru').faults).toBe(1)
})
