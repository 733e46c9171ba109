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
    'три | num | числ || trois',
    'но́вый | adj | п 1a/c″ || neuf',
    'у | prep ||| chez || government=gen',
    'стоя́ть | verb | нсв нп 5b || être debout',
    'сто́ить | verb | нсв нп 4a || coûter || government=acc; gen',
    'ско́лько | adv ||| combien',
    'голова́ | noun | ж 1f′ || tête',
    'боле́ть | verb | нсв нп 5b || faire mal',
    'от | prep ||| de || government=gen',
  ],
  fr: ['livre | noun | m | кни́га | '],
})
afterAll(() => dictionary.close())

test('a word is looked up once, however often and with whatever capital it occurs', () => {
  const asked: string[] = []
  const lookup = (text: string) => {
    asked.push(text)
    return []
  }
  checkWords('Дом, дом, дом! Дом.', 'ru', { lookup, proposeInSentence: () => [] })
  expect(asked).toEqual(['Дом', 'дом'])
})

/** Each word of a text that is still to be done and how it may be stressed; `?` where that is uncertain. */
const proposed = (text: string) =>
  dictionary
    .check(text, 'ru')
    .map(({ word, proposals }) =>
      [word, ...proposals.map(({ stressed, isSure }) => stressed + (isSure ? '' : '?'))].join(' '),
    )

test('a form is stressed as its paradigm says', () => {
  expect(proposed('книга. Книгами. словом. слова')).toEqual([
    'книга кни́га',
    'Книгами Кни́гами',
    'словом сло́вом',
    'слова слова́? сло́ва?',
  ])
})

test('the sentence says which of two ways is right', () => {
  expect(proposed('У окна.')[0]).toMatch(/^окна окна́/)
  expect(proposed('Новые окна.')[1]).toMatch(/^окна о́кна/)
  expect(proposed('Три окна.')[0]).toMatch(/^окна окна́/)
  expect(proposed('Сколько стоит дом?')[1]).toMatch(/^стоит сто́ит/)
  expect(proposed('Дом стоит у окна.')[0]).toMatch(/^стоит стои́т/)
  expect(proposed('от головы')[0]).toMatch(/^головы головы́/)
  expect(proposed('Головы болели.')[0]).toMatch(/^Головы Го́ловы/)
})

test('a word that is two words has both, and none of them is sure', () => {
  expect(proposed('замок')).toEqual(['замок за́мок? замо́к?'])
})

test('the same word is asked about once for each pair of neighbours', () => {
  const checks = dictionary.check('Новый замок. У замок. Новый замок. У замок.', 'ru')
  expect(checks.map(({ before, word, after }) => [before, word, after])).toEqual([
    ['', 'Новый', 'замок'],
    ['новый', 'замок', 'у'],
    ['у', 'замок', 'новый'],
    ['замок', 'Новый', 'замок'],
    ['у', 'замок', ''],
  ])
})

test('ё is proposed where it is left out, and nothing is left to be done where the stress is known', () => {
  expect(proposed('еще, дом, кни́га, Ещё')).toEqual(['еще ещё'])
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
