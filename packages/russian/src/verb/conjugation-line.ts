import type { Slot } from '../form.ts'
import { readWordClass, type VerbClass } from '../word-class.ts'
import { inflectVerb } from './inflect-verb.ts'

const GROUPS: readonly (readonly Slot[])[] = [
  ['present.1sg', 'present.2sg', 'present.3sg', 'present.1pl', 'present.2pl', 'present.3pl'],
  ['past.m', 'past.f', 'past.n', 'past.pl'],
  ['imperative.sg', 'imperative.pl'],
  ['gerund.present', 'gerund.past'],
  [
    'participle.present-active',
    'participle.present-passive',
    'participle.past-active',
    'participle.past-passive',
  ],
]

export function verbClass(written: string): VerbClass {
  const wordClass = readWordClass(written)
  if (wordClass.kind !== 'verb') throw new Error(`« ${written} » is no verb's class`)
  return wordClass
}

/**
 * For tests: the forms that are said of a verb, as a teacher writes them on one line, « нести́ (нсв 7b/b): несу́ … несу́т · нёс
 * … несли́ · неси́ неси́те · неся́ — · несу́щий … »; — where there is none, / between alternatives.
 */
function conjugationLine(lemma: string, written: string): string {
  const forms = inflectVerb(lemma, verbClass(written)).filter(({ isDoubtful }) => !isDoubtful)
  const cell = (slot: Slot) =>
    forms
      .filter((form) => form.slot === slot)
      .map(({ text }) => text)
      .join('/') || '—'
  return `${lemma} (${written}): ${GROUPS.map((slots) => slots.map(cell).join(' ')).join(' · ')}`
}

/** The lines of a template literal, to be given to `test.each`. */
export const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** What we make of the verb that a line is of; it should be the line itself. */
export function lineAgain(line: string): string {
  const [, lemma = '', written = ''] = /^(\S+) \((.+?)\):/.exec(line) ?? []
  return conjugationLine(lemma, written)
}
