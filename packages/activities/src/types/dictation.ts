import { z } from 'zod'
import {
  commonBehaviour,
  flag,
  group,
  list,
  media,
  mediaFile,
  number,
  overallFeedback,
  richText,
  text,
} from '../parameters.ts'
import type { Score } from '../score.ts'
import { alignWords, type WordResult } from './dictation-words.ts'

const behaviour = group({
  ...commonBehaviour,
  // How often a sound may be played; 0 is without limit.
  tries: number(0, 0, 1000),
  triesAlternative: number(0, 0, 1000),
  shuffleSentences: z.enum(['never', 'once', 'onRetry']).catch('never'),
  scoring: z.record(z.string(), z.unknown()).optional().catch(undefined),
  ignorePunctuation: z.unknown().optional(),
  zeroMistakeMode: z.unknown().optional(),
  typoFactor: z.unknown().optional(),
}).transform(({ scoring, ignorePunctuation, zeroMistakeMode, typoFactor, ...rest }) => ({
  ...rest,
  // Up to version 1.0 the rules of scoring stand beside the other settings.
  scoring: rules.parse(scoring ?? { ignorePunctuation, zeroMistakeMode, typoFactor }),
}))

const rules = group({
  ignorePunctuation: flag(true),
  zeroMistakeMode: flag(false),
  typoFactor: number(50, 0, 100).transform((percent) => percent / 100),
})

/** Sentences to be heard and written. */
export const dictation = group({
  media,
  taskDescription: richText,
  sentences: list(
    group({
      description: richText,
      text,
      sample: list(mediaFile),
      sampleAlternative: list(mediaFile),
    }),
  ),
  overallFeedback,
  behaviour,
}).transform(({ sentences, ...parameters }) => ({
  ...parameters,
  sentences: sentences.filter(({ text }) => text !== ''),
}))

export type Dictation = z.infer<typeof dictation>

/** What was written for each sentence. */
export const dictationAnswer = z.array(z.string().max(5000)).max(500)

/** Each sentence word by word: what was wanted, what was written, and what that is. */
export function dictationWords(
  { sentences, behaviour: { scoring } }: Dictation,
  answers: z.infer<typeof dictationAnswer>,
): WordResult[][] {
  return sentences.map(({ text }, index) => alignWords(text, answers[index] ?? '', scoring))
}

/** A point for each word, less the mistakes; a slip counts as the author wants. */
export function scoreDictation(
  dictation: Dictation,
  answers: z.infer<typeof dictationAnswer>,
): Score {
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
