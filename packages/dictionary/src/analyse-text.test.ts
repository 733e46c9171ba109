import { afterAll, expect, test } from 'vitest'
import { makeDictionary } from '../test/dictionary.ts'
import { lemmaId } from './entry.ts'

const dictionary = await makeDictionary({
  ru: [
    'он | pron | мс || il',
    'она́ | pron | мс || elle',
    'чита́ть | verb | нсв 1a | прочита́ть | lire',
    'кни́га | noun | ж 3a || livre',
    'Москва́ | name | ж 1b || Moscou',
    'в | prep ||  | dans; à',
    'потому́ что | phrase ||| parce que',
    'потому́ | adv ||| pour cette raison',
    'что | conj ||| que',
    'име́ть в виду́ | phrase ||| vouloir dire',
    'име́ть | verb | нсв 1a || avoir',
    'вид | noun | м 1a, п2 в || vue',
    'ве́ра | noun | ж 1a || foi',
    'Ве́ра | name | жо 1a || Véra',
    'стоя́ть | verb | нсв нп 5b || être debout',
    'сто́ить | verb | нсв нп 4a || coûter',
  ],
  fr: [
    'avoir besoin de | phrase || нужда́ться',
    'avoir | verb || име́ть',
    'besoin | noun | m | нужда́',
    'de | prep || от',
    'homme | noun | m | челове́к | ',
    'le | pron || его́ | ',
    'lire | verb || чита́ть | ',
    'appeler | verb || звать | ',
    's’appeler | verb || называ́ться | ',
    'laver | verb || мыть | ',
    'se laver | verb || мы́ться | ',
  ],
})
afterAll(() => dictionary.close())

/** Every word of a text with the first lemma of its glossary entry: `Она́/она`. */
function read(text: string, lang: 'ru' | 'fr') {
  const { analysis, glossary } = dictionary.analyse(text, lang)
  return analysis.words
    .map(([start, end, place]) => {
      const lookup = glossary.entries[place]?.lookups[0]
      return `${text.slice(start, end)}/${lookup?.lemma ?? '–'}`
    })
    .join(' ')
}

test('every word of a text leads to its lemma', () => {
  expect(read('Она́ чита́ет кни́гу. Он в Москве́!', 'ru')).toBe(
    'Она́/она чита́ет/читать кни́гу/книга Он/он в/в Москве́/Москва',
  )
  expect(read('L’homme lit, hélas.', 'fr')).toBe('L’/le homme/homme lit/lire hélas/–')
})

test('a form that occurs again has one glossary entry, with or without its capital', () => {
  const { glossary } = dictionary.analyse('Кни́ги, кни́ги, кни́ги! Кни́ги?', 'ru')
  expect(glossary.entries.map(({ word }) => word)).toEqual(['кни́ги'])
})

test('a name at the start of a sentence stays a name if the text speaks of a person of that name', () => {
  const lemmas = (text: string) =>
    read(text, 'ru')
      .split(' ')
      .map((word) => word.split('/')[1])
  expect(lemmas('Ве́ра чита́ла. Он и Ве́ра.')[0]).toBe('Вера')
  expect(lemmas('Ве́ра в кни́гу.')[0]).toBe('вера')
})

test('numbers and words of the other alphabet are left alone', () => {
  expect(read('Он чита́ет Le Petit Prince 3 ра́за, été 2024, кни́гу №5.', 'ru')).toBe(
    'Он/он чита́ет/читать ра́за/раз кни́гу/книга',
  )
  expect(read('L’homme de 40 ans lit « Война́ и мир ».', 'fr')).toBe(
    'L’/le homme/homme de/de ans/– lit/lire',
  )
})

test('a form stressed in two ways has two glossary entries, each led by its own word', () => {
  const { glossary } = dictionary.analyse('Стои́т до́рого? Сто́ит до́рого. Сто́ят, стоя́т.', 'ru')
  const firsts = glossary.entries.map(({ word, lookups }) => `${word} ${lookups[0]?.stressed}`)
  expect(firsts).toEqual([
    'стои́т стоя́ть',
    'до́рого дорого',
    'сто́ит сто́ить',
    'сто́ят сто́ить',
    'стоя́т стоя́ть',
  ])
})

test('after its reflexive pronoun a French verb is the pronominal one', () => {
  const verb = (text: string) => read(text, 'fr').split('/').at(-1)
  expect(verb('Elle s’appelle')).toBe('s’appeler')
  expect(verb('Je m’appelle')).toBe('s’appeler')
  expect(verb('Il m’appelle')).toBe('appeler')
  expect(verb('Il se lave')).toBe('se laver')
  expect(verb('Nous nous lavons')).toBe('se laver')
  expect(verb('Nous lavons')).toBe('laver')
  expect(verb('Je m’appelle, on appelle')).toBe('appeler')
})

test('each word of an expression offers the expression first, then itself', () => {
  const lemmas = (text: string, lang: 'ru' | 'fr') => {
    const { glossary } = dictionary.analyse(text, lang)
    return glossary.entries.map(({ lookups }) => lookups.map(({ lemma }) => lemma))
  }
  expect(lemmas('потому́ что', 'ru')).toEqual([
    ['потому что', 'потому'],
    ['потому что', 'что'],
  ])
  expect(lemmas('Она́ име́ла в виду́ кни́гу', 'ru').slice(1, 4)).toEqual([
    ['иметь в виду', 'иметь'],
    ['иметь в виду', 'в'],
    ['иметь в виду', 'вид'],
  ])
  expect(lemmas('потому́, что', 'ru')).toEqual([['потому'], ['что']])
  expect(lemmas('Il a besoin d’homme', 'fr').slice(1, 4)).toEqual([
    ['avoir besoin de', 'avoir'],
    ['avoir besoin de', 'besoin'],
    ['avoir besoin de', 'de'],
  ])
})

test('offsets are those of the text with its accents', () => {
  const text = 'Она́.\n\n— Он чита́ет кни́гу? Да.'
  const { analysis } = dictionary.analyse(text, 'ru')
  const cut = ([start, end]: [number, number]) => text.slice(start, end)
  expect(analysis.sentences.map(cut)).toEqual(['Она́.', '— Он чита́ет кни́гу?', 'Да.'])
  expect(analysis.paragraphs.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Она́.',
    '— Он чита́ет кни́гу? Да.',
  ])
})

test('a lookup is plain JSON with the id that saved words are marked by', () => {
  const { glossary } = dictionary.analyse('чита́ла', 'ru')
  const [lookup] = glossary.entries[0]?.lookups ?? []
  expect(JSON.parse(JSON.stringify(lookup))).toEqual(lookup)
  expect(lookup).toEqual({
    ...{ lemma: 'читать', stressed: 'чита́ть', pos: 'verb', aspect: 'imperfectif' },
    ...{ partner: ['прочита́ть'], definitions: ['lire'], lemmaId: lemmaId('чита́ть') },
    ...{ class: 'нсв 1a', formStress: ['чита́ла'] },
    form: { fr: 'passé, féminin singulier', ru: 'прошедшее время, женский род' },
  })
})

test('a lemma has the same id however it is written, and it is a safe integer', () => {
  expect(lemmaId('Ёлка')).toBe(lemmaId('елка'))
  expect(lemmaId('чита́ть')).toBe(lemmaId('читать'))
  expect(lemmaId('книга')).toBe(0x57220c9eda745)
  expect(Number.isSafeInteger(lemmaId('книга'))).toBe(true)
})
