import { afterAll, expect, test } from 'vitest'
import { makeDictionary } from '../../test/dictionary.ts'
import { makeEntry } from '../../test/own-entry.ts'
import type { OwnEntry } from './own-entry.ts'

const dictionary = await makeDictionary({
  ru: [
    'чита́ть | verb | нсв 1a | прочита́ть | lire',
    'рисова́ть | verb | нсв 2a || dessiner',
    'зима́ | noun | ж 1d′ || hiver',
    'тюрьма́ | noun | ж 1*d || prison',
    'ра́ма | noun | ж 1a || cadre',
    'ма́ма | noun | жо 1a || maman',
    'ко́шка | noun | жо 3*a || chat',
    'го́рка | noun | ж 3*a || colline',
    'но́вый | adj | п 1a/c || nouveau',
  ],
})
afterAll(() => dictionary.close())

const check = (values: Partial<OwnEntry>) =>
  dictionary.checkEntry(makeEntry({ lemma: '', pos: 'noun', translations: ['x'], ...values }))

test.each([
  ['кебабна́я', 'adj', []],
  ['но́рка', 'noun', ['ж 3*a', 'жо 3*a']],
  ['пижа́ма', 'noun', ['жо 1a', 'ж 1a']],
  ['тьма́', 'noun', ['ж 1*d', 'ж 1d′']],
  ['рифмова́ть', 'verb', ['нсв 2a', 'нсв 1a']],
  ['бы́стрый', 'adj', ['п 1a/c']],
] as const)('%s (%s) is proposed the classes of words that end like it', (lemma, pos, classes) => {
  const { proposals } = check({ lemma, pos })
  expect(proposals.slice(0, classes.length)).toEqual(classes)
})

test('a right entry is shown in all its forms', () => {
  const { faults, paradigm } = check({ lemma: 'су́мка', class: 'ж 3*a' })
  expect(faults).toEqual([])
  expect(paradigm).toContainEqual({ slot: 'pl.gen', forms: [{ text: 'су́мок' }] })
})

const mistakes: [Partial<OwnEntry>, string, string][] = [
  [{ lemma: 'сумка', class: 'ж 3*a' }, 'lemma', 'noStress'],
  [{ lemma: 'су́мка', class: '' }, 'class', 'classNeeded'],
  [{ lemma: 'кни́га', class: 'ж 3b' }, 'class', 'classAgainstStress'],
  [{ lemma: 'су́мка', class: 'женский' }, 'class', 'classUnreadable'],
  [{ lemma: 'рисова́ть', pos: 'verb', class: 'нсв 4a' }, 'class', 'classAgainstEnding'],
  [{ lemma: 'бы́стро', pos: 'adv', class: 'п 1a' }, 'class', 'hasNoClass'],
  [{ lemma: 'су́мка', class: 'ж 3*a', derived_from: 'сума' }, 'derived_from', 'noStress'],
  [{ lemma: 'су́мка', class: 'ж 3*a', partner: ['сума́'] }, 'partner', 'notAllowed'],
  [{ lemma: 'су́мка', class: 'ж 3*a', government: ['génitif'] }, 'government', 'notAllowed'],
  [{ lang: 'fr', lemma: 'сумка' }, 'lemma', 'notAllowed'],
]

test.each(mistakes)('of %o the %s is wrong: %s', (values, field, code) => {
  expect(check(values).faults).toEqual([{ field, code }])
})
