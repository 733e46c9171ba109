import type { VerbPerson } from '../form.ts'
import { ya, yu } from './mutation.ts'
import { type PresentStem, presentStem } from './present-stem.ts'
import { stressEnding, stressed, stressLast, stressOn, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

export const persons = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'] as const
/** Each person's form, the usual alternative first; stressed also where it has one syllable, without -ся. */
export type Present = Record<VerbPerson, readonly string[]>

/** Zaliznyak's present (of a perfective verb: simple future): stem, endings of two conjugations, stress scheme. */
export function presentOf(verb: Verb): Present {
  const { irregular } = verb
  if (irregular?.present) return rowWithPrefix(irregular.present, irregular.prefix, verb)
  const stem = presentStem(verb)
  return byPerson((person) => [personForm(verb, stem, person)])
}

function byPerson(form: (person: VerbPerson, index: number) => readonly string[]): Present {
  const [one, two, three, we, you, they] = persons.map(form)
  return {
    '1sg': one ?? [],
    '2sg': two ?? [],
    '3sg': three ?? [],
    '1pl': we ?? [],
    '2pl': you ?? [],
    '3pl': they ?? [],
  }
}

function rowWithPrefix(row: string, prefix: string, verb: Verb): Present {
  const cells = row.split(' ')
  return byPerson((_, index) =>
    (cells[index] ?? '')
      .split('/')
      .map((form) => (verb.isVy ? stressOn(prefix + form, 0) : prefix + form)),
  )
}

function personForm(verb: Verb, stem: PresentStem, person: VerbPerson): string {
  const [form, ending] = formAndEnding(stem, person)
  const isOnEnding =
    verb.presentScheme === 'b' ||
    (verb.presentScheme === 'c' && person === '1sg') ||
    (verb.presentScheme === 'c′' && !/[23]sg/.test(person))
  if (isOnEnding) return unstressed(form) + stressEnding(ending)
  if (verb.isVy) return stressOn(form, 0) + ending
  return (verb.presentScheme === 'a' ? stressed(form) : stressLast(form)) + ending
}

function formAndEnding(stem: PresentStem, person: VerbPerson): readonly [string, string] {
  const { first, second, third, conjugation } = stem
  if (conjugation === 'second') {
    const endings = { '2sg': 'ишь', '3sg': 'ит', '1pl': 'им', '2pl': 'ите' }
    if (person === '1sg') return [first, yu(first)]
    if (person === '3pl') return [third, `${ya(third)}т`]
    return [second, endings[person]]
  }
  const endings = { '2sg': 'ешь', '3sg': 'ет', '1pl': 'ем', '2pl': 'ете' }
  const vowel = conjugation === 'soft' ? yu(first) : 'у'
  if (person === '1sg') return [first, vowel]
  if (person === '3pl') return [third, `${vowel}т`]
  return [second, endings[person]]
}
