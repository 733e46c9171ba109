import { inflect } from './inflect.ts'
import {
  alternativesOf,
  InvalidWordClass,
  type NounClass,
  readWordClass,
  type VerbClass,
  type WordClass,
  WordDoesNotFit,
} from './word-class.ts'

const VOWEL = /[аеёиоуыэюя]/giu
const STRESSED_VOWEL = /[аеиоуыэюя]\u0301|ё/iu

/**
 * What a lemma and its class cannot both be right about, as sentences; none if they agree. A noun of scheme b has its
 * stress on the ending, one of a on the stem; the infinitive of a verb of type 4a is not stressed on -ить.
 */
export function faultsOfClass(lemma: string, written: string): string[] {
  try {
    const stress = alternativesOf(written).flatMap((one) =>
      faultsOfStress(lemma.normalize('NFC'), readWordClass(one)),
    )
    if (stress.length === 0) inflect(lemma, written)
    return stress
  } catch (fault) {
    if (fault instanceof InvalidWordClass || fault instanceof WordDoesNotFit) return [fault.message]
    throw fault
  }
}

function faultsOfStress(lemma: string, wordClass: WordClass): string[] {
  if (wordClass.kind === 'noun') return faultsOfNoun(lemma, wordClass)
  if (wordClass.kind === 'verb') return faultsOfVerb(lemma, wordClass)
  return []
}

/** Schemes whose nominative, singular or plural, is stressed on the ending. */
const ENDING_IN_SINGULAR = /^[bdf]/
const ENDING_IN_PLURAL = /^[bc]$|^b′$/

function faultsOfNoun(
  lemma: string,
  { stress, number, pattern, isPluralOnly, deviations }: NounClass,
): string[] {
  if (number === 0 || pattern !== 'noun') return []
  const scheme = isPluralOnly ? ENDING_IN_PLURAL : ENDING_IN_SINGULAR
  const wantsEnding = isPluralOnly && deviations.has(1) ? undefined : scheme.test(stress)
  if (wantsEnding === undefined || !/[аеёиоуыэюя]\u0301?$/iu.test(lemma)) return []
  return wantsEnding === isLastVowelStressed(lemma)
    ? []
    : [
        `${lemma} is stressed on its ${wantsEnding ? 'stem' : 'ending'}, a noun of scheme ${stress} is not`,
      ]
}

/** How the infinitives of each type end. */
const INFINITIVES: Record<number, RegExp> = {
  1: /[аяе]ть$/,
  2: /[ое]вать$|[её]вать$/,
  3: /нуть$|чь$/,
  4: /ить$/,
  5: /[аяе]ть$/,
  6: /[аяео]ть$/,
  7: /[сз]ти$|[сз]ть$|йти$|сти$/,
  8: /чь$/,
  9: /ереть$/,
  10: /о[лр]оть$|молоть$/,
  11: /ить$/,
  12: /[ыеу]ть$|ить$/,
  13: /авать$/,
  14: /[аяы]ть$|имать$/,
  15: /[атея]ть$|стыть$/,
  16: /[иы]ть$/,
}

function faultsOfVerb(lemma: string, { number, stress }: VerbClass): string[] {
  const plain = lemma
    .replaceAll('\u0301', '')
    .replace(/с[яь]$/, '')
    .replaceAll('ё', 'е')
  const ending = INFINITIVES[number]
  if (!ending) return []
  if (!ending.test(plain)) return [`${lemma} has no infinitive of type ${number}`]
  if (number === 3 && plain.endsWith('чь')) return []
  const isEndStressed = isLastVowelStressed(lemma.replace(/с[яь]$/, ''))
  const mayBeOnStem = stress === 'a' || number > 6
  if (!isEndStressed && !mayBeOnStem)
    return [`${lemma} is stressed on its stem, a verb of scheme ${stress} is not`]
  const mayBeOnEnding = stress !== 'a' || number === 1 || number === 2 || number > 5
  if (isEndStressed && !mayBeOnEnding)
    return [`${lemma} is stressed on its ending, a verb of scheme a is not`]
  return []
}

function isLastVowelStressed(lemma: string): boolean {
  // Each half of Ба́ба-Яга́ has its own.
  const last = lemma.split('-').at(-1) ?? lemma
  const found = STRESSED_VOWEL.exec(last)
  const vowels = last.match(VOWEL)?.length ?? 0
  if (!found) return vowels <= 1
  return !last.slice(found.index + 1).match(VOWEL)
}
