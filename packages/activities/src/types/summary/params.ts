import type { z } from 'zod'
import { group, list, overallFeedback, richText } from '../../content/parameters.ts'

/** Panels of statements: find the right one in each; the first of a panel is the right one. */
export const summaryParams = group({
  intro: richText,
  summaries: list(group({ summary: list(richText), tip: richText })),
  overallFeedback,
}).transform(({ summaries, ...parameters }) => ({
  ...parameters,
  panels: summaries
    .map(({ summary: statements, tip }) => ({ statements, tip }))
    .filter(({ statements }) => statements.length > 0),
}))

export type SummaryParams = z.infer<typeof summaryParams>
