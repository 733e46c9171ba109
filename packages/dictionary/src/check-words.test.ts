import { afterAll, expect, test } from 'vitest'
import { makeDictionary } from '../test/dictionary.ts'
import { checkWords } from './check-words.ts'

const dictionary = await makeDictionary({
  ru: [
    'кни́га | noun | ж 3a || livre',
    'за́мок | noun | м 3*a || château',
    'замо́к | noun | м 3*b || serrure',
    'ещё | adv ||  | encore',
    'окно́ | noun | с 1*d || fenêtre',
    'сло́во | noun | с 1c || mot',
    'дом | noun | м 1c① || maison',
    'идти́ | verb | нсв нп 0 || aller',
  ],
  fr: ['livre | noun | m | кни́га | '],
  stressed: ['слова́ | сло́во | noun'],
})
afterAll(() => dictionary.close())

test('a word is looked up once, however often and with whatever capital it occurs', () => {
  const asked: string[] = []
  const lookup = (text: string) => {
    asked.push(text)
    return []
  }
  checkWords('Дом, дом, дом! Дом.', 'ru', { lookup, proposeStress: () => [] })
  expect(asked).toEqual(['Дом', 'дом'])
})

/** Each word of a text and how it may be stressed; `?` where that is a guess. */
const proposed = (text: string) =>
  dictionary
    .check(text, 'ru')
    .map(({ word, proposals }) =>
      [word, ...proposals.map(({ stressed, isSure }) => stressed + (isSure ? '' : '?'))].join(' '),
    )

test('a word is stressed as the dictionary says, and a form as its word where that is sure', () => {
  expect(proposed('книга, Книгами, словом')).toEqual([
    'книга кни́га',
    'Книгами Кни́гами',
    'словом сло́вом',
  ])
})

test('a form that may be stressed elsewhere is only a guess, unless the sources know it', () => {
  expect(proposed('окна')).toEqual(['окна окна́?'])
  expect(proposed('слова')[0]).toContain('слова́')
})

test('a word that is two words has both, and none of them is taken for the other', () => {
  expect(proposed('замок')).toEqual(['замок за́мок замо́к'])
})

test('ё is proposed where it is left out, and nothing where the stress is known', () => {
  expect(proposed('еще, дом, кни́га, Ещё')).toEqual(['еще ещё', 'дом', 'кни́га', 'Ещё'])
})

test('a word without a definition is reported, in both languages', () => {
  const missing = (text: string, lang: 'ru' | 'fr') =>
    dictionary
      .check(text, lang)
      .filter(({ hasDefinition }) => !hasDefinition)
      .map(({ word }) => word)
  expect(missing('Книга и абырвалг', 'ru')).toEqual(['и', 'абырвалг'])
  expect(missing('Livre, livres, truc', 'fr')).toEqual(['truc'])
})
