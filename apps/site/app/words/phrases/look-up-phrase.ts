import type { Lang } from '@slovo/language'
import { type Lookup, lookupsOf, type TextGlossary } from '../touch/glossary.ts'
import type { PhraseRange } from './phrase-range.ts'

/** A word of a phrase with what it means by itself. */
export interface PhrasePart {
  shown: string
  lookup: Lookup | undefined
}

interface AskedPhrase {
  range: PhraseRange
  shown: string
  lang: Lang
}

/** An expression that the dictionary has as such: « иметь в виду ». */
const isExpression = ({ lemma, definitions }: Lookup) => /\s/.test(lemma) && definitions.length > 0

/** A word of the phrase with its likeliest meaning; the expression that it belongs to is said of all of them. */
export const partOf = (shown: string, lookups: readonly Lookup[]): PhrasePart => ({
  shown,
  lookup: lookups.find((lookup) => !isExpression(lookup)),
})

/** What the glossary says of a phrase: an expression to which all of its words belong. */
export function expressionsIn(meanings: readonly (readonly Lookup[])[]): Lookup[] {
  const [first = [], ...others] = meanings
  return first.filter(
    (lookup) =>
      isExpression(lookup) &&
      others.every((lookups) => lookups.some(({ lemma }) => lemma === lookup.lemma)),
  )
}

/** Asks the glossary, and our server about what it does not have; without an answer there is what each word means. */
export async function findPhrase(
  glossary: TextGlossary,
  { range, shown, lang }: AskedPhrase,
): Promise<Lookup[]> {
  const file = await glossary.load()
  const numbers = Array.from({ length: range.last - range.first + 1 }, (_, at) => range.first + at)
  const known = expressionsIn(numbers.map((word) => lookupsOf(file, word)))
  if (known.length > 0) return known
  try {
    const response = await fetch(`/lookup?${new URLSearchParams({ text: shown, lang })}`)
    if (!response.ok) return []
    const { lookups }: { lookups: Lookup[] } = await response.json()
    return lookups.filter(isExpression)
  } catch {
    // Its words have their meanings all the same, and a translation can be typed.
    return []
  }
}
