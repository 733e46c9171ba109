import { z } from 'zod'
import {
  flag,
  group,
  html,
  list,
  media,
  number,
  overallFeedback,
  richText,
  text,
} from '../../content/parameters.ts'
import { decodeEntities } from '../../text/entities.ts'

const override = z.enum(['on', 'off']).optional().catch(undefined)
const pattern = html.transform(decodeEntities)

const keyword = group({
  keyword: pattern,
  alternatives: list(pattern),
  points: z.unknown().optional(),
  occurrences: z.unknown().optional(),
  options: z.record(z.string(), z.unknown()).catch({}),
}).transform(({ options, points, occurrences, ...rest }) => ({
  ...rest,
  // Some generators write points and occurrences beside the options instead of among them.
  options: keywordOptions.parse({ points, occurrences, ...options }),
}))

const keywordOptions = group({
  points: number(1, 0, 1000),
  occurrences: number(1, 1, 1000),
  caseSensitive: flag(false),
  forgiveMistakes: flag(false),
  feedbackIncluded: text,
  feedbackMissed: text,
})

/** A text to write, in which keywords are looked for. */
export const essayParams = group({
  media,
  taskDescription: richText,
  placeholderText: text,
  solution: group({ introduction: richText, sample: richText }),
  keywords: list(keyword),
  overallFeedback,
  behaviour: group({
    enableRetry: flag(true),
    minimumLength: number(0, 0, 20_000),
    maximumLength: number(20_000, 0, 20_000),
    inputFieldSize: number(10, 1, 50),
    percentagePassing: number(0, 0, 100),
    percentageMastering: number(100, 0, 100),
    ignoreScoring: flag(false),
    overrideCaseSensitive: override,
    overrideForgiveMistakes: override,
  }),
}).transform((parameters) => ({
  ...parameters,
  keywords: parameters.keywords.filter((entry) => entry.keyword !== ''),
}))

export type EssayParams = z.infer<typeof essayParams>
