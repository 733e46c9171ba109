import type { z } from 'zod'
import { commonBehaviour, flag, group, media, richText, text } from '../../content/parameters.ts'

/** Is a sentence true? */
export const trueFalseParams = group({
  media,
  question: richText,
  correct: flag(true),
  l10n: group({ trueText: text, falseText: text }),
  behaviour: group({
    ...commonBehaviour,
    feedbackOnCorrect: text,
    feedbackOnWrong: text,
  }),
})

export type TrueFalseParams = z.infer<typeof trueFalseParams>
