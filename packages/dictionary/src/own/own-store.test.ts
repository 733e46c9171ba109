import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeDictionary } from '../../test/dictionary.ts'
import { makeEntry } from '../../test/own-entry.ts'
import type { Entry } from '../entry.ts'

const dictionary = await makeDictionary({
  ru: [
    'чита́ть | verb | нсв 1a | прочита́ть | lire',
    'роди́на | noun | ж 1a || patrie',
    'коса́ | noun | ж 1f′ || tresse',
    'коса́ | noun | ж 1d || faux',
    'дом | noun | м 1c① || maison; foyer',
    'ка́ша | noun | ж 4a || bouillie',
  ],
  fr: ['chat | noun | m | кот | '],
})
afterAll(() => dictionary.close())
beforeEach(() => dictionary.setOwnEntries([]))

const meanings = (entries: Entry[]) =>
  entries.map(({ stressed, definitions }) => [stressed, ...definitions])
const lookUp = (form: string) => meanings(dictionary.lookup(form, 'ru-fr'))

test('a word that a site adds is found in every form, stressed, searched and described', () => {
  expect(dictionary.lookup('шаурмой', 'ru-fr').flatMap(({ definitions }) => definitions)).toEqual(
    [],
  )
  dictionary.setOwnEntries([
    makeEntry({ lemma: 'шаурма́', pos: 'noun', class: 'ж 1b', translations: ['kebab'] }),
  ])

  expect(dictionary.lookup('шаурмой', 'ru-fr')).toMatchObject([
    { lemma: 'шаурма', definitions: ['kebab'], formStress: ['шаурмо́й'], gender: 'f' },
  ])
  expect(meanings(dictionary.lookup('kebabs', 'fr-ru'))).toEqual([['kebab', 'шаурма́']])
  expect(dictionary.search('chaour').map(({ stressed }) => stressed)).toEqual(['шаурма́'])
  expect(dictionary.search('шау').map(({ stressed }) => stressed)).toEqual(['шаурма́'])
  const [described] = dictionary.describe('шаурма', 'ru-fr')
  expect(described?.paradigm.find(({ slot }) => slot === 'pl.gen')?.forms).toEqual([
    { text: 'шау́рм' },
  ])
  expect(dictionary.check('Я ем шаурму́.', 'ru').map(({ word }) => word)).not.toContain('шаурму')
  const { glossary } = dictionary.analyse('Вот шаурма.', 'ru')
  expect(glossary.entries.at(-1)?.lookups[0]?.definitions).toEqual(['kebab'])
})

test('a corrected entry stands for the shipped one, whose stress it may change', () => {
  dictionary.setOwnEntries([
    makeEntry({
      ...{ lemma: 'ро́дина', pos: 'noun', class: 'ж 1a', translations: ['patrie', 'pays natal'] },
      replaces: 'роди́на|noun|ж 1a',
    }),
  ])
  expect(lookUp('родиной')).toEqual([['ро́дина', 'patrie', 'pays natal']])
  expect(dictionary.describe('родина', 'ru-fr')).toHaveLength(1)
  expect(meanings(dictionary.lookup('patrie', 'fr-ru'))).toEqual([['patrie', 'ро́дина']])
})

test('a correction of one homograph leaves the other one', () => {
  dictionary.setOwnEntries([
    makeEntry({
      ...{ lemma: 'коса́', pos: 'noun', class: 'ж 1d', translations: ['faux', 'faucille'] },
      replaces: 'коса́|noun|ж 1d',
    }),
  ])
  const found = lookUp('косой')
  expect(found).toHaveLength(2)
  expect(found).toContainEqual(['коса́', 'tresse'])
  expect(found).toContainEqual(['коса́', 'faux', 'faucille'])
})

test('an entry that was written anew stands for all of its lemma and part of speech', () => {
  dictionary.setOwnEntries([
    makeEntry({ lemma: 'коса́', pos: 'noun', class: 'ж 1f′', translations: ['natte'] }),
  ])
  expect(lookUp('косу')).toEqual([['коса́', 'natte']])
})

test('forms that an own class does not have are no forms any more', () => {
  dictionary.setOwnEntries([
    makeEntry({ lemma: 'дом', pos: 'noun', class: 'м 1a', translations: ['maison'] }),
  ])
  expect(lookUp('домы')).toEqual([['дом', 'maison']])
  const found = dictionary.lookup('дома', 'ru-fr').find(({ lemma }) => lemma === 'дом')
  expect(found?.formStress).toEqual(['до́ма'])
})

test('a shipped verb that an own entry names as its partner stays as it is', () => {
  dictionary.setOwnEntries([
    makeEntry({
      ...{ lemma: 'перечита́ть', pos: 'verb', class: 'св 1a', partner: ['чита́ть'] },
      translations: ['relire'],
    }),
  ])
  expect(lookUp('читала')).toEqual([['чита́ть', 'lire']])
  expect(lookUp('перечитанного')).toEqual([['перечита́ть', 'relire']])
})

test('a French word that is added is found in its forms, and a shipped one keeps its meanings', () => {
  dictionary.setOwnEntries([
    makeEntry({ lang: 'fr', lemma: 'kiffer', pos: 'verb', translations: ['обожа́ть'] }),
    makeEntry({ lemma: 'ко́тик', pos: 'noun', class: 'мо 3a', translations: ['chat'] }),
  ])
  expect(meanings(dictionary.lookup('kiffait', 'fr-ru'))).toEqual([['kiffer', 'обожа́ть']])
  expect(meanings(dictionary.lookup('chats', 'fr-ru'))).toEqual([['chat', 'кот', 'ко́тик']])
})

test('an entry that breaks a rule of the dictionary is left out, and the others answer', () => {
  dictionary.setOwnEntries([
    makeEntry({ lemma: 'шаурма', pos: 'noun', class: 'ж 1b', translations: ['kebab'] }),
    makeEntry({ lemma: 'сы́рник', pos: 'noun', class: 'м 3a', translations: ['syrniki'] }),
  ])
  expect(lookUp('сырники')).toEqual([['сы́рник', 'syrniki']])
  expect(lookUp('каша')).toEqual([['ка́ша', 'bouillie']])
})

test('the words of an entry and of what it stands for are looked for in texts', () => {
  const keys = dictionary.formKeys(
    makeEntry({ lemma: 'дом', pos: 'noun', class: 'м 1a', translations: ['maison'] }),
  )
  expect(keys).toEqual(expect.arrayContaining(['дом', 'дому', 'домы', 'дома', 'домах']))
})

test('headwords are one of each spelling, with those that a site adds', () => {
  expect(dictionary.headwords('ru').filter((lemma) => lemma === 'коса')).toHaveLength(1)
  expect(dictionary.headwords('fr')).toContain('maison')
  expect(dictionary.headwords('ru')).not.toContain('шаурма')
  dictionary.setOwnEntries([
    makeEntry({ lemma: 'шаурма́', pos: 'noun', class: 'ж 1b', translations: ['kebab'] }),
    makeEntry({ lemma: 'дом', pos: 'noun', class: 'м 1c①', translations: ['logis'] }),
  ])
  const own = dictionary.headwords('ru')
  expect(own.filter((lemma) => lemma === 'шаурма' || lemma === 'дом').sort()).toEqual([
    'дом',
    'шаурма',
  ])
})
