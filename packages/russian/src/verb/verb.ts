import type { VerbClass } from '../word-class.ts'
import { checkFit } from './check-fit.ts'
import { findIrregular } from './irregular.ts'
import type { Irregular } from './irregular-verbs-table.ts'
import * as lexicon from './lexicon.ts'
import { isPrefixStressed, isStressedVy } from './prefix.ts'
import { countVowels, isStressed, stressLast, unstressed } from './stress-mark.ts'

/** A verb as the rules see it: its class, completed by what the lemma tells where the class is silent. */
export interface Verb {
  /** Without -ся; always stressed, also зна́ть. */
  infinitive: string
  /** The infinitive without stress. */
  plain: string
  isReflexive: boolean
  isPerfective: boolean
  isImperfective: boolean
  isTransitive: boolean
  /** Stressed on вы́- in every form. */
  isVy: boolean
  /** Zaliznyak's type of conjugation, 1-16; 0 for a wholly irregular one. */
  type: number
  isDegree: boolean
  presentScheme: string
  pastScheme: string
  deviations: ReadonlySet<number>
  /** The note `ч3`: the consonant that the infinitive hides (вести́: д; обрати́ть: щ). */
  consonant: string | undefined
  notes: readonly string[]
  irregular: (Irregular & { prefix: string }) | undefined
}

/** @throws {WordDoesNotFit} where the lemma's ending or stress contradicts its class. */
export function readVerb(lemma: string, wordClass: VerbClass): Verb {
  checkFit(lemma, wordClass)
  const isReflexive = /с[ья]$/.test(lemma)
  const marked = (isReflexive ? lemma.slice(0, -2) : lemma).normalize('NFC')
  const infinitive = isStressed(marked) || countVowels(marked) > 1 ? marked : stressLast(marked)
  const plain = unstressed(infinitive)
  const isPerfective = wordClass.aspect !== 'imperfective'
  const irregular = findIrregular(plain, wordClass.number, wordClass.stress)
  const isVy = isStressedVy(infinitive)
  const isUnspecified = wordClass.number === 0 && irregular !== undefined
  const presentScheme = isUnspecified ? (irregular.scheme ?? 'a') : wordClass.stress
  const type = wordClass.number
  return {
    infinitive,
    plain,
    isReflexive,
    isPerfective,
    isImperfective: wordClass.aspect !== 'perfective',
    isTransitive: !wordClass.isIntransitive && !isReflexive,
    isVy,
    type,
    isDegree:
      wordClass.isDegree ??
      ((type === 3 &&
        wordClass.stress === 'a' &&
        lexicon.losesNu(plain, wordClass.aspect === 'perfective', isReflexive)) ||
        (type === 6 && lexicon.isWithoutMutation(plain))),
    presentScheme: isVy ? 'a' : presentScheme,
    pastScheme: isVy
      ? 'a'
      : (wordClass.secondStress ?? irregular?.pastScheme?.(isReflexive, plain) ?? 'a'),
    deviations: deviationsOf(plain, wordClass, type, presentScheme),
    consonant: consonantOf(plain, wordClass, type),
    notes: wordClass.notes,
    irregular,
  }
}

const NOTED_CONSONANT = /^ч3[ =]?([а-я]+)$/

function consonantOf(plain: string, wordClass: VerbClass, type: number): string | undefined {
  for (const note of wordClass.notes) {
    const noted = NOTED_CONSONANT.exec(note)?.[1]
    if (noted) return noted
  }
  if ((type === 4 || type === 6) && lexicon.hasShch(plain, wordClass.stress)) return 'щ'
  return undefined
}

function deviationsOf(
  plain: string,
  { deviations, aspect, secondStress }: VerbClass,
  type: number,
  presentScheme: string,
): ReadonlySet<number> {
  if (deviations.size > 0) return deviations
  const inferred = new Set<number>()
  const add = (deviation: number, is: boolean) => is && inferred.add(deviation)
  add(1, isPrefixStressed(plain) || (type === 9 && secondStress === 'c'))
  add(2, lexicon.hasTwoImperatives(plain))
  add(3, lexicon.hasShortPluralImperative(plain))
  add(
    4,
    (type === 4 || type === 5) && presentScheme === 'c' && lexicon.hasStemStressedParticiple(plain),
  )
  add(6, type === 3 && lexicon.keepsNuInParticiple(plain))
  add(7, type === 4 && presentScheme === 'c' && lexicon.hasYonny(plain))
  add(8, type === 4 && presentScheme === 'b' && lexicon.hasStemStressedPassive(plain))
  add(9, (type === 7 || type === 0) && aspect !== 'imperfective' && lexicon.hasGerundInYa(plain))
  return inferred
}
