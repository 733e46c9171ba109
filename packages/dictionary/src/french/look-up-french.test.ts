import { afterAll, expect, test } from 'vitest'
import { makeDictionary } from '../../test/dictionary.ts'

const dictionary = await makeDictionary({
  ru: [
    'дом | noun | м 1c① || maison; immeuble',
    'кни́га | noun | ж 3a || livre',
    'де́лать | verb | нсв 1a | сде́лать | faire',
    'стро́ить | verb | нсв 4a || construire; faire',
    'исполня́ться | verb | нсв нп 1a || avoir (… ans)',
  ],
  fr: [
    'être | verb || быть | ',
    'avoir | verb || име́ть | ',
    'manger | verb || есть; ку́шать | ',
    'porter | verb || носи́ть; нести́ | ',
    "s'appeler | verb || называ́ться; звать | ",
    'porte | noun | f | дверь | ',
    'port | noun | m | порт | ',
    'homme | noun | m | челове́к; мужчи́на | ',
    'cheval | noun | m | ло́шадь | ',
    'œil | noun | m | глаз | ',
    'eau | noun | f | вода́ | ',
    'gâteau | noun | m | торт | ',
    'rendez-vous | noun | m | встре́ча | ',
    'été | noun | m | ле́то | ',
    "aujourd'hui | adv || сего́дня | ",
    'beau | adj || краси́вый | ',
    'heureux | adj || счастли́вый | ',
    'actif | adj || акти́вный | ',
    'lent | adj || ме́дленный | ',
    'léger | adj || лёгкий | ',
    'le | pron || его́ | ',
    'de | prep || из; от | ',
    'que | conj || что | ',
    'il | pron || он | ',
    'ce | pron || э́то | ',
    'son | pron || его́; её; свой | ',
    'appeler | verb || звать; звони́ть | ',
    'boucher | noun | m | мясни́к | ',
    'boucher | verb || затыка́ть | ',
    'dîner | verb || у́жинать | ',
    'dîner | noun | m | у́жин | ',
    'grande-mère | noun | f | ба́бушка | ',
    'tout de suite | phrase || сра́зу | ',
  ],
})
afterAll(() => dictionary.close())

/** porte — дверь; a form is named in brackets. */
function meanings(form: string) {
  return dictionary.lookup(form, 'fr-ru').map(({ lemma, definitions, form }) => {
    return `${lemma} — ${definitions.join('; ')}${form ? ` (${form.fr})` : ''}`
  })
}

test.each([
  ['mangeais', 'manger — есть; ку́шать (imparfait, 1re, 2e personne du singulier)'],
  [
    'Mangez',
    'manger — есть; ку́шать (présent, 2e personne du pluriel ; impératif, 2e personne du pluriel)',
  ],
  ['mangée', 'manger — есть; ку́шать (participe passé, féminin singulier)'],
  ['est', 'être — быть (présent, 3e personne du singulier)'],
  ['été', 'été — ле́то'],
  ['porte', 'porte — дверь'],
  [
    "s'appelle",
    "s'appeler — называ́ться; звать (présent, 1re, 3e personne du singulier ; subjonctif présent, 1re, 3e personne du singulier ; impératif, 2e personne du singulier)",
  ],
  ['chevaux', 'cheval — ло́шадь (pluriel)'],
  ['yeux', 'œil — глаз (pluriel)'],
  ['gâteaux', 'gâteau — торт (pluriel)'],
  ['belles', 'beau — краси́вый (féminin pluriel)'],
  ['bel', 'beau — краси́вый (masculin devant voyelle)'],
  ['heureuse', 'heureux — счастли́вый (féminin)'],
  ['actives', 'actif — акти́вный (féminin pluriel)'],
  ['légère', 'léger — лёгкий (féminin)'],
  ["l'homme", 'homme — челове́к; мужчи́на'],
  ['L’eau', 'eau — вода́'],
  ["d'aujourd’hui", "aujourd'hui — сего́дня"],
  ['aujourd’hui', "aujourd'hui — сего́дня"],
  ["qu'il", 'il — он'],
  ['l’', 'le — его́ (forme élidée)'],
  ['a-t-il', 'avoir — име́ть (présent, 3e personne du singulier)'],
  ['est-ce', 'être — быть (présent, 3e personne du singulier)'],
  ['rendez-vous', 'rendez-vous — встре́ча'],
  ['ses', 'son — его́; её; свой (pluriel)'],
])('a learner who touches « %s » reads first: %s', (form, meaning) => {
  expect(meanings(form)[0]).toBe(meaning)
})

test.each([
  ['appelle', 'appeler'],
  ['s’appelle', "s'appeler"],
  ["m'appelle", "s'appeler"],
  ["l'appelle", 'appeler'],
  ['boucher', 'boucher m'],
  ['dîner', 'dîner'],
  ['Grande-mère', 'grande-mère f'],
  [' tout de suite ', 'tout de suite'],
])('of the words that « %s » may be, %s is the likeliest', (form, lemma) => {
  const [first] = dictionary.lookup(form, 'fr-ru')
  expect([first?.lemma, first?.gender].filter(Boolean).join(' ')).toBe(lemma)
})

test('a form of two words has both', () => {
  expect(meanings('été')[1]).toBe('être — быть (participe passé, masculin singulier)')
  expect(meanings('porte').map((meaning) => meaning.split(' ')[0])).toEqual(['porte', 'porter'])
})

test('French words that only the Russian half has are found the other way round', () => {
  expect(meanings('livres')).toEqual(['livre — кни́га (pluriel)'])
  expect(meanings('fait')[0]).toMatch(/^faire — де́лать; сде́лать; стро́ить/)
  expect(meanings('avons')[0]).toMatch(/^avoir — име́ть \(/)
})

test.each(['', 'слово', '42', 'xyzzy'])('nothing is found for « %s »', (form) => {
  expect(meanings(form)).toEqual([])
})
