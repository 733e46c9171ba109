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
} from '../../content/parameters.ts'

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
export const dictationParams = group({
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

export type DictationParams = z.infer<typeof dictationParams>
