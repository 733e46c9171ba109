import { afterAll, expect, test } from 'vitest'
import { makeDictionary } from '../../test/dictionary.ts'

const dictionary = await makeDictionary({
  ru: [
    'кни́га | noun | ж 3a || livre',
    'матро́с | noun | мо 1a || matelot',
    'мать | noun | жо 8e || mère',
    'дом | noun | м 1c① || maison; immeuble',
    'до́ма | adv ||  | à la maison; chez soi',
    'за́мок | noun | м 3*a || château',
    'замо́к | noun | м 3*b || serrure',
    'лю́ди | noun | мн. мо 8a || gens',
    'челове́к | noun | мо 3a || homme; personne',
    'ребёнок | noun | мо 3°a || enfant',
    'ёлка | noun | ж 3*a || sapin',
    'ме́сяц | noun | м 5a || mois; lune',
    'пе́рвый | adj | п 1a || premier',
    'содержа́ть | verb | нсв 5c || contenir',
    'год | noun | м 1c, п2 в || an; année',
    'Москва́ | name | ж 1b || Moscou',
    'Ива́н | name | мо 1a || Ivan',
    'чита́ть | verb | нсв 1a | прочита́ть | lire',
    'мыть | verb | нсв 12a | помы́ть | laver',
    'стоя́ть | verb | нсв нп 5b || être debout',
    'сто́ить | verb | нсв нп 4a || coûter',
    'быть | verb | нсв нп 0 || être',
    'есть | verb | нсв 0 | съесть | manger',
    'идти́ | verb | нсв нп 0 | пойти́ | aller (à pied)',
    'откры́ть | verb | св 12a | открыва́ть | ouvrir',
    'жени́ться | verb | св-нсв нп 4c || se marier',
    'мой | pron | мс-п 6*b || mon; ma; mes',
    'весь | pron | мс-п 1*b || tout; tout entier',
    'э́тот | pron | мс-п 1*b || ce; cet',
    'он | pron | мс || il; lui',
    'она́ | pron | мс || elle',
    'два | num | числ || deux',
    'второ́й | adj | п 1b || deuxième',
    'пойти́ | verb | св нп 0 || se mettre à aller',
    'до́лжен | adj | п 1*b || obligé',
    'бы́стрый | adj | п 1a/c || rapide',
    'краси́вый | adj | п 1a || beau; joli',
    'но́вый | adj | п 1a/c″ || nouveau; neuf; a; b; c; d',
    'кто́-то | pron | мс || quelqu’un',
    'по-ру́сски | adv ||  | en russe',
    'потому́ что | phrase ||  | parce que',
    'голова́ | noun | ж 1f′ || tête',
    'сто́лик | noun | м 3a || petite table || government=на acc | register=familiar | from=стол',
    'дива́н | noun | м 1a || canapé',
    'крова́ть | noun | ж 8a || lit',
    'оди́н | num | числ || un',
    'хоро́ший | adj | п 4a/b || bon',
    'лу́чший | adj | п 4a || meilleur',
    'большо́й | adj | п 4b || grand',
    'бо́льший | adj | п 4a || plus grand',
    'дорого́й | adj | п 3b/c || cher',
    'доро́га | noun | ж 3a || route',
    'е́хать | verb | нсв нп 0 || aller',
    'еда́ | noun | ж 1b || nourriture',
    'сесть | verb | св нп 7a || s’asseoir',
    'село́ | noun | с 1d, ё || village',
    'попа́дать | verb | св нп 1a || tomber',
    'попада́ть | verb | нсв нп 1a || atteindre',
    'ба́нка | noun | ж 3*a || bocal',
    'банк | noun | м 3a || banque',
    'лёгкий | adj | п 3*a/b || léger',
    'лёгкое | noun | с п 3a || poumon',
    'тот | pron | мс-п 1*b || celui-là',
    'то | pron | мс || cela',
    'все | pron | мс-п 1*b || tous',
    'всё | pron | мс || tout cela',
    'сам | pron | мс-п 1*b || soi-même',
    'са́мый | pron | мс-п 1a || le plus',
    'нача́ть | verb | св 14c/c① || commencer',
    'нача́ло | noun | с 1a || début',
    'свет | noun | м 1a || lumière',
    'Све́та | name | жо 1a || Sveta',
    'что | conj ||  | que',
    'что | pron | мс || quoi',
    'чем | conj ||  | que',
    'люби́ть | verb | нсв 4c || aimer',
    'люби́мый | adj | п 1a || préféré',
    'как то́лько, так сра́зу | phrase ||  | aussitôt que possible',
  ],
})
afterAll(() => dictionary.close())

/** кни́га f — livre (génitif singulier ; nominatif, accusatif pluriel) */
function meanings(form: string) {
  return dictionary.lookup(form, 'ru-fr').map(({ stressed, definitions, form }) => {
    const named = form ? ` (${form.fr})` : ''
    return `${stressed} — ${definitions.join('; ')}${named}`
  })
}

test.each([
  ['книг', 'кни́га — livre (génitif pluriel)'],
  ['книги', 'кни́га — livre (génitif singulier ; nominatif, accusatif pluriel)'],
  ['Кни́гами', 'кни́га — livre (instrumental pluriel)'],
  ['матери', 'мать — mère (génitif, datif, prépositionnel singulier ; nominatif pluriel)'],
  ['елки', 'ёлка — sapin (génitif singulier ; nominatif, accusatif pluriel)'],
  ['месяца', 'ме́сяц — mois; lune (génitif singulier)'],
  [
    'первого',
    'пе́рвый — premier (génitif, accusatif masculin singulier ; génitif neutre singulier)',
  ],
  ['содержит', 'содержа́ть — contenir (présent, 3e personne du singulier)'],
  ['лет', 'год — an; année (génitif pluriel)'],
  ['Москве', 'Москва́ — Moscou (datif, prépositionnel singulier)'],
  ['москва', 'Москва́ — Moscou (nominatif singulier)'],
  ['читала', 'чита́ть — lire (passé, féminin singulier)'],
  ['читаю', 'чита́ть — lire (présent, 1re personne du singulier)'],
  ['читай', 'чита́ть — lire (impératif, 2e personne du singulier)'],
  ['читая', 'чита́ть — lire (gérondif présent)'],
  ['прочитает', 'прочита́ть — lire (futur, 3e personne du singulier)'],
  ['прочитанная', 'прочита́ть — lire (participe passé passif, nominatif féminin singulier)'],
  ['читавшими', 'чита́ть — lire (participe passé actif, instrumental pluriel)'],
  ['открыта', 'откры́ть — ouvrir (participe passé passif, forme courte, féminin singulier)'],
  [
    'пойдём',
    'пойти́ — se mettre à aller (futur, 1re personne du pluriel ; impératif, 1re personne du pluriel)',
  ],
  ['есть', 'быть — être (présent, 3e personne du singulier)'],
  ['мой', 'мой — mon; ma; mes (nominatif, accusatif masculin singulier)'],
  ['все', 'все — tous (nominatif, accusatif pluriel)'],
  [
    'второй',
    'второ́й — deuxième (nominatif, accusatif masculin singulier ; génitif, datif, instrumental, prépositionnel féminin singulier)',
  ],
  ['двумя', 'два — deux (instrumental)'],
  ['должна', 'до́лжен — obligé (forme courte, féminin singulier)'],
  ['красивее', 'краси́вый — beau; joli (comparatif)'],
  ['красива', 'краси́вый — beau; joli (forme courte, féminin singulier)'],
  ['новыми', 'но́вый — nouveau; neuf; a; b; c (instrumental pluriel)'],
  ['людей', 'лю́ди — gens (génitif, accusatif pluriel)'],
  ['ребенка', 'ребёнок — enfant (génitif, accusatif singulier)'],
  ['кто-то', 'кто́-то — quelqu’un (nominatif singulier)'],
  ['по‑русски', 'по-ру́сски — en russe'],
  ['она́', 'она́ — elle (nominatif singulier)'],
  ['он', 'он — il; lui (nominatif singulier)'],
  ['Москвá', 'Москва́ — Moscou (nominatif singulier)'],
])('a learner who touches « %s » reads first: %s', (form, meaning) => {
  expect(meanings(form)[0]).toBe(meaning)
})

test('a homograph has all its meanings, and a stress mark tells which is meant', () => {
  expect(meanings('замок')).toHaveLength(2)
  expect(meanings('за́мок')[0]).toMatch(/^за́мок — château/)
  expect(meanings('замо́к')[0]).toMatch(/^замо́к — serrure/)
  expect(meanings('сто́ит')[0]).toMatch(/^сто́ить/)
  expect(meanings('стои́т')[0]).toMatch(/^стоя́ть/)
  expect(meanings('до́ма')[0]).toMatch(/^до́ма — à la maison/)
  expect(meanings('дома́')).toEqual([expect.stringMatching(/^дом — maison/)])
  expect(meanings('есть')[1]).toBe('есть — manger (infinitif)')
})

test.each([
  ['сто́ят', 'сто́ить'],
  ['стоя́т', 'стоя́ть'],
  ['е́ду', 'е́хать'],
  ['еду́', 'еда́'],
  ['се́ла', 'сесть'],
  ['села́', 'село́'],
  ['доро́гой', 'доро́га'],
  ['дорого́й', 'дорого́й'],
  ['бо́льшая', 'бо́льший'],
  ['больша́я', 'большо́й'],
  ['попа́дали', 'попа́дать'],
  ['попада́ли', 'попада́ть'],
  ['нача́ла', 'нача́ло'],
  ['Начала́', 'нача́ть'],
  ['са́мом', 'са́мый'],
])('the stress of « %s » says that it is a form of %s', (form, stressed) => {
  expect(dictionary.lookup(form, 'ru-fr')[0]?.stressed).toBe(stressed)
})

test.each([
  ['первый', 'первый'],
  ['первыми', 'первый'],
  ['лучшая', 'лучший'],
  ['лучшего', 'лучший'],
  ['банку', 'банка'],
  ['лёгким', 'лёгкий'],
  ['тех', 'тот'],
  ['те', 'тот'],
  ['тому', 'тот'],
  ['всех', 'все'],
  ['чего', 'что'],
  ['чему', 'что'],
  ['чём', 'что'],
  ['любимое', 'любимый'],
  ['Света', 'Света'],
  ['света', 'свет'],
])('of the words that « %s » may be a form of, %s is the likeliest', (form, lemma) => {
  expect(dictionary.lookup(form, 'ru-fr')[0]?.lemma).toBe(lemma)
})

test('the partner of a verb is found although it has no row, with the other aspect', () => {
  expect(dictionary.lookup('прочитала', 'ru-fr')).toMatchObject([
    { lemma: 'прочитать', aspect: 'perfectif', partner: ['чита́ть'], definitions: ['lire'] },
  ])
  expect(dictionary.lookup('открывает', 'ru-fr')).toMatchObject([
    { lemma: 'открывать', aspect: 'imperfectif', partner: ['откры́ть'] },
  ])
  expect(dictionary.lookup('женился', 'ru-fr')).toMatchObject([
    { lemma: 'жениться', note: 'imperfectif et perfectif' },
  ])
})

test('a form is answered with its stress, every way that is in use', () => {
  const stressOf = (form: string) =>
    dictionary.lookup(form, 'ru-fr').map(({ formStress }) => formStress)
  expect(stressOf('головы')).toEqual([['головы́', 'го́ловы']])
  expect(stressOf('го́ловы')).toEqual([['го́ловы']])
  expect(stressOf('Москве')).toEqual([['Москве́']])
  expect(stressOf('лет')).toEqual([['лет']])
  expect(stressOf('открытого')).toEqual([['откры́того']])
  expect(stressOf('замок')).toEqual([['за́мок'], ['замо́к']])
})

test('a word answers with its class, its place by frequency and what it is derived from', () => {
  expect(dictionary.lookup('столика', 'ru-fr')).toMatchObject([
    { class: 'м 3a', from: 'стол', government: ['на acc'], register: 'familiar' },
  ])
})

// The dictionary lacks these words: their look-alikes папа, конь, приятный must not answer for them.
test.each(['домик', 'мылся', 'некрасивый', 'папка', 'кончик', 'целиком'])(
  'of « %s », which the dictionary lacks, only the grammar is answered',
  (form) => {
    const entries = dictionary.lookup(form, 'ru-fr')
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.flatMap(({ definitions }) => definitions)).toEqual([])
  },
)

test('a name that the dictionary lacks is no form of another name', () => {
  expect(meanings('Ивановна')[0]).toMatch(/^Ивановна — {2}/)
})

test('a form of a superlative or with a particle belongs to its word', () => {
  expect(meanings('читай-ка')[0]).toBe('чита́ть — lire (impératif, 2e personne du singulier)')
  expect(meanings('быстро')[0]).toBe('бы́стрый — rapide (forme courte, neutre singulier)')
})

test('a compound that is not in the dictionary is explained by its parts', () => {
  expect(dictionary.lookup('диван-кровать', 'ru-fr').map(({ lemma }) => lemma)).toEqual([
    'диван',
    'кровать',
  ])
})

test('several words are looked up as a phrase, or each for itself', () => {
  expect(meanings(' Как то́лько, так сразу ')).toHaveLength(1)
  expect(meanings('Потому что')).toEqual(['потому́ что — parce que'])
  expect(meanings('новые книги').map((meaning) => meaning.split(' ')[0])).toEqual([
    'но́вый',
    'кни́га',
  ])
})

test('a form is named in Russian too', () => {
  expect(dictionary.lookup('книг', 'ru-fr')[0]?.form?.ru).toBe('родительный падеж, мн. число')
  expect(dictionary.lookup('читала', 'ru-fr')[0]?.form?.ru).toBe('прошедшее время, женский род')
})

test.each(['', 'hello', '123', '!', '-', 'крзмбл', 'а'.repeat(100)])(
  'nothing is found for « %s »',
  (form) => {
    expect(meanings(form)).toEqual([])
  },
)
