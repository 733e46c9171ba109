import { inflectAdjective } from './adjective/inflect-adjective.ts'
import type { Form } from './form.ts'
import { doubleNouns } from './noun/double-nouns.ts'
import { inflectNoun } from './noun/inflect-noun.ts'
import { inflectNumeral } from './numeral/inflect-numeral.ts'
import { inflectPronoun } from './pronoun/inflect-pronoun.ts'
import { vowelsOf } from './stressed.ts'
import { inflectVerb } from './verb/inflect-verb.ts'
import { alternativesOf, readWordClass } from './word-class.ts'

/**
 * Every form of a word, stressed: « голова́ », « ж 1f′ » → го́лову, голове́ … Alternatives of a slot stand together, the
 * usual one first; a word that follows two classes has both: река́, « ж 3d′//ж 3f′ » → ре́ку, реку́.
 *
 * @throws {InvalidWordClass} for a class that is not written as one.
 * @throws {WordDoesNotFit} where the word's ending or stress contradicts its class.
 */
export function inflect(lemma: string, wordClass: string): Form[] {
  const [usual = wordClass, ...others] = alternativesOf(wordClass)
  const forms = inflectOne(lemma, usual)
  const more = others.flatMap((other) => inflectOne(lemma, other))
  return more.length === 0 ? forms : merged(forms, more)
}

/** The forms of a class and, in the same slots, those that another class has beside them. */
function merged(forms: Form[], more: Form[]): Form[] {
  const own = new Set(forms.map(({ slot, text }) => `${slot} ${text}`))
  const added = more.filter(({ slot, text }) => !own.has(`${slot} ${text}`))
  const bySlot = Map.groupBy([...forms, ...added], ({ slot }) => slot)
  return [...bySlot.values()].flat()
}

function inflectOne(lemma: string, wordClass: string): Form[] {
  const written = lemma.normalize('NFC')
  const is = readWordClass(wordClass)
  if (is.kind === 'verb') return inflectVerb(written, is)
  if (is.kind === 'pronoun') return inflectPronoun(written)
  if (is.kind === 'numeral') return inflectNumeral(written)
  const double = doubleNouns.get(written)
  if (double) return inflectBoth(written, double)
  const hyphen = is.number === 0 ? 0 : written.lastIndexOf('-') + 1
  const last = written.slice(hyphen)
  const forms = is.kind === 'noun' ? inflectNoun(last, is) : inflectAdjective(last, is)
  if (hyphen === 0) return forms
  const keepsMark = last.includes(MARK)
  return forms.map((form) => ({
    ...form,
    text: written.slice(0, hyphen) + (keepsMark ? withMark(form.text) : form.text),
  }))
}

const MARK = '\u0301'

/** Нью-Йо́рк: a word of one syllable behind a hyphen shows its stress as the lemma does. */
function withMark(text: string): string {
  const [vowel, second] = vowelsOf(text)
  if (vowel === undefined || second !== undefined || /ё/i.test(text)) return text
  return text.slice(0, vowel + 1) + MARK + text.slice(vowel + 1)
}

/** Ку́пля-прода́жа: ку́пли-прода́жи. */
function inflectBoth(lemma: string, [first, second]: [string, string]): Form[] {
  const [left = '', right = ''] = lemma.split('-')
  const before = inflect(left, first).filter((form) => !form.isDoubtful)
  return inflect(right, second).flatMap((form) => {
    const beside = before.find(({ slot }) => slot === form.slot)
    return beside ? [{ ...form, text: `${beside.text}-${form.text}` }] : []
  })
}
