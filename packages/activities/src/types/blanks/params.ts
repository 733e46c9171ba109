import type { z } from 'zod'
import {
  commonBehaviour,
  flag,
  group,
  html,
  list,
  media,
  overallFeedback,
  richText,
} from '../../content/parameters.ts'
import { decodeEntities } from '../../text/entities.ts'
import { markGap, splitMarks, withoutMarks } from '../../text/marks.ts'
import type { RichNode } from '../../text/rich-text.ts'
import { parseRichText } from '../../text/rich-text.ts'

/** A gap: every solution is right, the tip helps to find one. */
export interface Gap {
  solutions: string[]
  tip: string
}

/** Sentences with gaps to fill in. */
export const blanksParams = group({
  media,
  text: richText,
  questions: list(html),
  overallFeedback,
  behaviour: group({
    ...commonBehaviour,
    caseSensitive: flag(true),
    acceptSpellingErrors: flag(false),
    separateLines: flag(false),
  }),
}).transform(({ questions, ...parameters }) => {
  const gaps: Gap[] = []
  return { ...parameters, blocks: questions.map((block) => readBlock(block, gaps)), gaps }
})

export type BlanksParams = z.infer<typeof blanksParams>

/** `<p>Это *кошка/кот:animal*.</p>`: between two stars the solutions and, after a colon, the tip. */
function readBlock(block: string, gaps: Gap[]): RichNode[] {
  const marked = withoutMarks(block).replace(/\*([^*]*)\*/g, (stars, inside: string) => {
    if (inside === '') return stars
    const solution = inside.replace(/<[^<>]*>/g, '')
    const colon = solution.indexOf(':')
    const solutions = (colon < 0 ? solution : solution.slice(0, colon)).split('/')
    gaps.push({
      solutions: solutions.map((word) => decodeEntities(word).trim()),
      tip: colon < 0 ? '' : decodeEntities(solution.slice(colon + 1)).trim(),
    })
    return markGap(gaps.length - 1)
  })
  return splitMarks(parseRichText(marked))
}
