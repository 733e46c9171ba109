import type { Lang } from '@slovo/language'
import { type ComparedSentence, compareSentence, type Verdict } from '@slovo/review'

export type TurnResult = Verdict | 'skipped'

export interface Dictation {
  /** The numbers of the sentences that are dictated. */
  sentences: readonly number[]
  /** How each of those that were dictated so far went; the next is heard now. */
  results: readonly TurnResult[]
  /** What was written of the sentence that was heard last, until the learner goes on. */
  checked: ({ typed: string } & ComparedSentence) | null
}

export const beginDictation = (sentences: readonly number[]): Dictation => ({
  sentences,
  results: [],
  checked: null,
})

/** The sentence that is heard or has just been compared; `undefined` at the end. */
export const dictatedNow = ({ sentences, results, checked }: Dictation): number | undefined =>
  sentences[results.length - (checked ? 1 : 0)]

export function checkTyped(
  dictation: Dictation,
  { typed, expected, lang }: { typed: string; expected: string; lang: Lang },
): Dictation {
  const compared = compareSentence(typed, expected, lang)
  return {
    ...dictation,
    results: [...dictation.results, compared.verdict],
    checked: { typed, ...compared },
  }
}

export const skipSentence = (dictation: Dictation): Dictation => ({
  ...dictation,
  results: [...dictation.results, 'skipped'],
})

export const nextSentence = (dictation: Dictation): Dictation => ({ ...dictation, checked: null })

/** Ends it early: what was not heard yet does not count. */
export const finishDictation = ({ sentences, results }: Dictation): Dictation => ({
  sentences: sentences.slice(0, results.length),
  results,
  checked: null,
})

/** The sentences to write once more. */
export const missedSentences = ({ sentences, results }: Dictation): number[] =>
  sentences.filter((_, place) => results[place] === 'wrong' || results[place] === 'skipped')

export const countResults = ({ results }: Dictation, wanted: TurnResult) =>
  results.filter((result) => result === wanted).length
