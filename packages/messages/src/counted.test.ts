import { expect, test } from 'vitest'
import { counted, type Locale, say } from './index.ts'
import { goalDone, goalUnit, seriesLength } from './study-day.ts'

const words = {
  fr: { one: 'mot', other: 'mots' },
  ru: { one: 'слово', few: 'слова', many: 'слов', other: 'слова' },
}
/** With spaces as one types them. */
const plain = (text: string) => text.replace(/\s/gu, ' ')
const count = (locale: Locale, number: number) => plain(counted(locale, number, words[locale]))

test('a word follows its number, and thousands stand apart', () => {
  expect([0, 1, 2, 50_000].map((number) => count('fr', number))).toEqual([
    '0 mot',
    '1 mot',
    '2 mots',
    '50 000 mots',
  ])
  expect([0, 1, 2, 5, 11, 21, 104, 1_112].map((number) => count('ru', number))).toEqual([
    '0 слов',
    '1 слово',
    '2 слова',
    '5 слов',
    '11 слов',
    '21 слово',
    '104 слова',
    '1 112 слов',
  ])
})

test('a goal is said in the case that its number asks for', () => {
  const done = (locale: Locale, amount: number) =>
    say(locale, goalDone, { done: 0, amount, unit: say(locale, goalUnit.words, { amount }) })
  expect([1, 2].map((amount) => done('fr', amount))).toEqual(['0 sur 1 mot', '0 sur 2 mots'])
  expect([1, 2, 5, 11, 21].map((amount) => done('ru', amount))).toEqual([
    '0 из 1 слова',
    '0 из 2 слов',
    '0 из 5 слов',
    '0 из 11 слов',
    '0 из 21 слова',
  ])
})

test('days of a series agree with their number', () => {
  expect([1, 2, 5, 21].map((number) => say('ru', seriesLength, { count: number }))).toEqual([
    '1 день подряд',
    '2 дня подряд',
    '5 дней подряд',
    '21 день подряд',
  ])
  expect(say('fr', seriesLength, { count: 1 })).toBe('1 jour de suite')
})
