import type { Score } from '../../score/score.ts'
import { alignWords, type WordResult } from './align-words.ts'
import type { DictationParams } from './params.ts'

/** Each sentence word by word: what was wanted, what was written, and what that is. */
export function dictationWords(
  { sentences, behaviour: { scoring } }: DictationParams,
  answers: string[],
): WordResult[][] {
  return sentences.map(({ text }, index) => alignWords(text, answers[index] ?? '', scoring))
}

/** A point for each word, less the mistakes; a slip counts as the author wants. */
export function scoreDictation(dictation: DictationParams, answers: string[]): Score {
  const { zeroMistakeMode, typoFactor } = dictation.behaviour.scoring
  const words = dictationWords(dictation, answers).flat()
  const count = (kind: WordResult['kind']) => words.filter((word) => word.kind === kind).length
  const max = words.length - count('added')
  const mistakes = Math.min(
    count('added') + count('missing') + count('wrong') + count('typo') * typoFactor,
    max,
  )
  const matches = count('match') + count('typo') * (1 - typoFactor)
  const score = Math.round(zeroMistakeMode ? matches : max - mistakes)
  return { score, max, success: max > 0 && mistakes === 0 }
}
