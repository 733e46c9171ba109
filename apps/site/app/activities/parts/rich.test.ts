import { expect, test } from 'vitest'
import { langOf, langRuns } from './rich.tsx'

const read = (text: string, locale: 'fr' | 'ru') =>
  langRuns(text, locale)
    .map((run) => (run.lang ? `[${run.lang} ${run.text}]` : run.text))
    .join('')

test('on a French page the Russian runs are told apart, with their signs and stress marks', () => {
  expect(read('Le mot кни́га est féminin.', 'fr')).toBe('Le mot [ru кни́га] est féminin.')
  expect(read('Dites : Как вас зовут? Merci.', 'fr')).toBe('Dites : [ru Как вас зовут]? Merci.')
  expect(read('Rien de russe', 'fr')).toBe('Rien de russe')
  expect(read('Я', 'fr')).toBe('[ru Я]')
})

test('on a Russian page the French runs are', () => {
  expect(read('Слово l’été мужского рода', 'ru')).toBe('Слово [fr l’été] мужского рода')
})

test('nothing of a text is lost', () => {
  const text = ' «Да», dit-il — нет ! 42'
  expect(
    langRuns(text, 'fr')
      .map((run) => run.text)
      .join(''),
  ).toBe(text)
})

test('a field says in which language it wants its word', () => {
  expect([langOf('ёлка'), langOf('maison'), langOf('12')]).toEqual(['ru', 'fr', undefined])
})
