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
} from '../parameters.ts'
import type { Score } from '../score.ts'
import { decodeEntities } from '../text/entities.ts'
import { findKeyword } from './essay-keywords.ts'

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
export const essay = group({
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

export type Essay = z.infer<typeof essay>

/** The text as it was written. */
export const essayAnswer = z.string().max(20_000)

/** How often each keyword was found. */
export function foundKeywords({ keywords, behaviour }: Essay, answer: string): number[] {
  const written = answer.replace(/\r\n|\r|\n/g, ' ').replace(/\s\s+/g, ' ')
  return keywords.map(({ keyword, alternatives, options }) =>
    findKeyword([keyword, ...alternatives], written, {
      isCaseSensitive: settled(behaviour.overrideCaseSensitive, options.caseSensitive),
      forgivesMistakes: settled(behaviour.overrideForgiveMistakes, options.forgiveMistakes),
    }),
  )
}

function settled(override: 'on' | 'off' | undefined, own: boolean) {
  return override ? override === 'on' : own
}

/** Points for each keyword as often as the author counts it, up to the share that is mastery. */
export function scoreEssay(essay: Essay, answer: string): Score {
  const { behaviour, keywords } = essay
  const all = keywords.reduce((sum, { options }) => sum + options.points * options.occurrences, 0)
  const max = Math.floor((behaviour.percentageMastering * all) / 100)
  if (behaviour.ignoreScoring || max === 0) {
    return {
      score: 0,
      max: 0,
      success: answer.trim().length >= Math.max(1, behaviour.minimumLength),
    }
  }
  const points = foundKeywords(essay, answer).reduce((sum, found, index) => {
    const options = keywords[index]?.options
    return options ? sum + Math.min(found, options.occurrences) * options.points : sum
  }, 0)
  const score = Math.min(points, max)
  const passing = Math.min(max, (behaviour.percentagePassing * all) / 100)
  return { score, max, success: score >= passing }
}
