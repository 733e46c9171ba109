import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Form } from '../form.ts'
import { WordDoesNotFit } from '../word-class.ts'
import { verbClass } from './conjugation-line.ts'
import { inflectVerb, participlesOf } from './inflect-verb.ts'
import { countVowels, stressedSyllable, unstressed } from './stress-mark.ts'

const inflect = (lemma: string, written: string) => inflectVerb(lemma, verbClass(written))
const formsOf = (forms: readonly Form[], slot: string) =>
  forms.filter((form) => form.slot === slot).map(({ text }) => text)

const syllable = fc
  .tuple(fc.constantFrom(...'бвгдзклмнпрстх'), fc.constantFrom(...'аоуиыэ'))
  .map(([consonant, vowel]) => consonant + vowel)
const root = fc
  .tuple(fc.array(syllable, { minLength: 0, maxLength: 3 }), fc.constantFrom(...'бвдзлмнпрст'))
  .map(([syllables, last]) => `${syllables.join('')}ка${last}`)
/** An invented verb: a suffix with its stress, and a class that it may have. */
const verb = fc
  .tuple(
    root,
    fc.constantFrom(
      ['а́ть', '1a'],
      ['а́ть', '6c'],
      ['е́ть', '1a'],
      ['ова́ть', '2a'],
      ['ну́ть', '3b'],
      ['ну́ть', '3c'],
      ['и́ть', '4b'],
      ['и́ть', '4c'],
      ['е́ть', '5b'],
      ['ы́ть', '12a'],
      ['а́ть', '6b/c'],
      ['и́ть', '16b/c'],
    ),
    fc.constantFrom('', 'ся'),
    fc.constantFrom('нсв', 'св'),
  )
  .map(([stem, [suffix, index], particle, aspect]) => ({
    lemma: `${stem}${suffix}${particle}`,
    written: `${aspect} ${index}`,
    index: `${index}`,
  }))

test('every form of two syllables and more has one stress, by a mark or by ё', () => {
  fc.assert(
    fc.property(verb, ({ lemma, written }) => {
      for (const { text } of inflect(lemma, written)) {
        const marks = [...text.matchAll(/ё|\u0301/g)].length
        expect([text, marks]).toEqual([text, countVowels(text) > 1 ? 1 : marks && 1])
        expect(text).not.toMatch(/[^аеиоуыэюя]\u0301/)
        expect(text).toBe(text.normalize('NFC'))
      }
    }),
  )
})

test('in scheme a the present keeps the stress on one syllable, in b on the ending, in c it steps back after the 1st person', () => {
  fc.assert(
    fc.property(verb, ({ lemma, written, index }) => {
      const persons = inflect(lemma, written).filter(({ slot }) => slot.startsWith('present.'))
      const [first = -1, ...others] = persons.map(({ text }) => stressedSyllable(text))
      const moved = /^\d+c/.test(index) ? first - 1 : first
      expect(others).toEqual([moved, moved, moved, moved, moved])
    }),
  )
})

test('a reflexive form ends in -сь after a vowel, else in -ся, a participle always in -ся', () => {
  fc.assert(
    fc.property(verb, ({ lemma, written }) => {
      for (const { slot, text } of inflect(lemma, written)) {
        if (!lemma.endsWith('ся')) expect(text).not.toMatch(/с[ья]$/)
        else if (slot.startsWith('participle')) expect(text).toMatch(/йся$/)
        else expect(unstressed(text)).toMatch(/[аеиоуыэюя]сь$|[^аеиоуыэюя]ся$/)
      }
    }),
  )
})

test.each([
  ['вы́нести', 'св 7a'],
  ['вы́звать', 'св 6a'],
  ['вы́лить', 'св 11a'],
  ['вы́мереть', 'св нп 9a'],
  ['вы́йти', 'св нп 0'],
  ['вы́дать', 'св 0'],
  ['вы́жечь', 'св 8a'],
  ['вы́строиться', 'св нп 4a'],
  ['вы́расти', 'св нп 7a'],
  ['вы́глядеть', 'нсв нп 5a'],
])('%s is stressed on вы́ in every form', (lemma, written) => {
  for (const { text } of inflect(lemma, written))
    expect([text, text.lastIndexOf('\u0301'), text.includes('ё')]).toEqual([text, 2, false])
})

test('быть has a future beside есть', () => {
  const forms = inflect('быть', 'нсв нп 0')
  expect(formsOf(forms, 'present.3sg')).toEqual(['есть'])
  expect(forms.filter(({ slot }) => slot.startsWith('future.')).map(({ text }) => text)).toEqual([
    'бу́ду',
    'бу́дешь',
    'бу́дет',
    'бу́дем',
    'бу́дете',
    'бу́дут',
  ])
})

test('a form that is hardly said is marked, one that does not exist is left out', () => {
  const doubtful = inflect('победи́ть', 'св 4b').filter(({ isDoubtful }) => isDoubtful)
  expect(doubtful).toEqual([{ slot: 'present.1sg', text: 'побежу́', isDoubtful: true }])
  expect(formsOf(inflect('внять', 'св нп 14b/c'), 'present.1sg')).toEqual([])
  expect(formsOf(inflect('бить', 'нсв 11b'), 'gerund.present')).toEqual([])
  expect(formsOf(inflect('идти́', 'нсв нп 0'), 'participle.past-passive')).toEqual([])
})

// A class as other dictionaries write it, without circles and asterisks.
test.each([
  ['мёрзнуть', 'нсв нп 3a', 'past.m', ['мёрз']],
  ['дро́гнуть', 'св нп 3a', 'past.m', ['дро́гнул']],
  ['дро́гнуть', 'нсв нп 3a', 'past.m', ['дрог']],
  ['исче́знуть', 'св нп 3a', 'participle.past-active', ['исче́знувший']],
  ['сшить', 'св 11b', 'present.1sg', ['сошью́']],
  ['раздели́ть', 'св 4c', 'participle.past-passive', ['разделённый']],
  ['скоси́ть', 'св 4b', 'participle.past-passive', ['ско́шенный']],
  ['служи́ть', 'нсв 4c', 'participle.present-active', ['слу́жащий']],
  ['поня́ть', 'св 14b/c', 'past.m', ['по́нял']],
  ['отня́ть', 'св 14c/c', 'past.m', ['отня́л', 'о́тнял']],
  ['умере́ть', 'св нп 9b/c', 'past.n', ['у́мерло']],
  ['защити́ть', 'св 4b', 'present.1sg', ['защищу́']],
  ['просвети́ть', 'св 4c', 'present.1sg', ['просвечу́']],
  ['награди́ть', 'св 4b', 'participle.past-passive', ['награждённый']],
  ['наряди́ть', 'св 4c', 'participle.past-passive', ['наря́женный']],
  ['увезти́', 'св 7b/b', 'gerund.past', ['увезя́']],
  ['вы́кинуть', 'св 3a', 'imperative.sg', ['вы́кинь', 'вы́кини']],
])('of %s (%s) the lexicon knows %s', (lemma, written, slot, texts) => {
  expect(formsOf(inflect(lemma, written), slot)).toEqual(texts)
})

test.each([
  ['люби́ть', 'нсв 4a'],
  ['ви́деть', 'нсв 5b'],
  ['ку́пить', 'св 4c'],
  ['писа́ть', 'нсв 4c'],
  ['сказать', 'св 6c'],
])('%s is refused as %s', (lemma, written) => {
  expect(() => inflect(lemma, written)).toThrow(WordDoesNotFit)
})

test('participles are lemmas with a class, passive ones with their short forms', () => {
  const of = (lemma: string, written: string) =>
    participlesOf(lemma, verbClass(written)).map(
      (one) =>
        `${one.lemma} ${one.wordClass}${one.short.map(({ text }) => ` ${text}`).join('')}${one.isDoubtful ? '?' : ''}`,
    )
  expect(of('прочита́ть', 'св 1a')).toEqual([
    'прочита́вший п 4a',
    'прочи́танный п 1a прочи́тан прочи́тана прочи́тано прочи́таны',
  ])
  expect(of('реши́ть', 'св 4b')).toEqual([
    'реши́вший п 4a',
    'решённый п 1a решён решена́ решено́ решены́',
  ])
  expect(of('приня́ть', 'св 14c/c')).toEqual([
    'приня́вший п 4a',
    'при́нятый п 1a при́нят принята́ при́нято при́няты',
  ])
  expect(of('отда́ть', 'св 0')).toEqual([
    'отда́вший п 4a',
    'о́тданный п 1a о́тдан отдана́ о́тдана о́тдано о́тданы',
  ])
  expect(of('дать', 'св 0')).toEqual(['да́вший п 4a', 'да́нный п 1a дан дана́ дано́ даны́'])
  expect(of('люби́ть', 'нсв 4c')).toEqual([
    'лю́бящий п 4a',
    'люби́мый п 1a люби́м люби́ма люби́мо люби́мы',
    'люби́вший п 4a',
    'лю́бленный п 1a лю́блен лю́блена лю́блено лю́блены?',
  ])
  expect(of('занима́ться', 'нсв нп 1a')).toEqual(['занима́ющийся п 4a', 'занима́вшийся п 4a'])
})
