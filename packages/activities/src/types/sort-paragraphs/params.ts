import { z } from 'zod'
import {
  commonBehaviour,
  flag,
  group,
  list,
  media,
  overallFeedback,
  richText,
} from '../../content/parameters.ts'

/** Paragraphs to be put in order; the content has them in the right one. */
export const sortParagraphsParams = group({
  media,
  taskDescription: richText,
  paragraphs: list(richText),
  overallFeedback,
  behaviour: group({
    ...commonBehaviour,
    scoringMode: z.enum(['positions', 'transitions']).catch('transitions'),
    applyPenalties: flag(true),
    duplicatesInterchangeable: flag(true),
  }),
})

export type SortParagraphsParams = z.infer<typeof sortParagraphsParams>
