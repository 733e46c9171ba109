import { z } from 'zod'
import { group, list, overallFeedback, richText } from '../parameters.ts'
import { allOrNothing, type Score } from '../score.ts'

/** Panels of statements: find the right one in each; the first of a panel is the right one. */
export const summary = group({
  intro: richText,
  summaries: list(group({ summary: list(richText), tip: richText })),
  overallFeedback,
}).transform(({ summaries, ...parameters }) => ({
  ...parameters,
  panels: summaries
    .map(({ summary: statements, tip }) => ({ statements, tip }))
    .filter(({ statements }) => statements.length > 0),
}))

export type Summary = z.infer<typeof summary>

/** The statements tried in each panel, in their order of trying, by their number in the content. */
export const summaryAnswer = z.array(z.array(z.int().min(0)).max(100)).max(1000)

/** A point for each panel that was right at the first try. */
export function scoreSummary({ panels }: Summary, tries: z.infer<typeof summaryAnswer>): Score {
  const right = panels.filter((_, index) => tries[index]?.[0] === 0)
  return allOrNothing(right.length, panels.length)
}
