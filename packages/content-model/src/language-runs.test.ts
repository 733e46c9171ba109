import type { Lang } from '@slovo/language'
import { expect, test } from 'vitest'
import { languageRuns } from './language-runs.ts'

const read = (text: string, lang: Lang) =>
  languageRuns(text, lang)
    .map((run) => (run.lang === lang ? run.text : `[${run.text}]`))
    .join('')

test('Russian words in a French text are one run, with the signs between them', () => {
  expect(read('Dites « Споко́йной но́чи! » le soir.', 'fr')).toBe(
    'Dites « [Споко́йной но́чи]! » le soir.',
  )
  expect(read('Le mot кни́га est féminin.', 'fr')).toBe('Le mot [кни́га] est féminin.')
  expect(read('Dites : Как вас зовут? Merci.', 'fr')).toBe('Dites : [Как вас зовут]? Merci.')
  expect(read('Rien de russe', 'fr')).toBe('Rien de russe')
  expect(read('Я', 'fr')).toBe('[Я]')
  expect(read('стол (table), го́род (ville)', 'fr')).toBe('[стол] (table), [го́род] (ville)')
})

test('French words in a Russian text are one run', () => {
  expect(read('Фраза «J’ai une idée» звучит так.', 'ru')).toBe(
    'Фраза «[J’ai une idée]» звучит так.',
  )
  expect(read('Слово l’été мужского рода', 'ru')).toBe('Слово [l’été] мужского рода')
})

test('no letter is lost, whatever the text', () => {
  for (const text of [
    '',
    '123',
    ' «Да», dit-il — нет ! 42',
    'дом',
    'maison',
    '— да, oui',
    'а\u0301a\u0301',
    '🙂 слово ok',
  ]) {
    for (const lang of ['ru', 'fr'] as const) {
      const runs = languageRuns(text, lang)
      expect(runs.map((run) => run.text).join('')).toBe(text)
    }
  }
})

test('letters, marks and digits of every kind belong to a run', () => {
  expect(read('Le yer : ꙋ\u0301, Андрей\u0306 ٣ раз.', 'fr')).toBe(
    'Le yer : [ꙋ\u0301, Андрей\u0306 ٣ раз].',
  )
})

test('a long line without letters of its own language is one run', () => {
  const line = '… '.repeat(50_000)
  expect(languageRuns(line, 'ru').map((run) => run.text)).toEqual([line])
})
