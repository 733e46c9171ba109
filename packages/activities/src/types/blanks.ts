import { z } from 'zod'
import {
  commonBehaviour,
  flag,
  group,
  html,
  list,
  media,
  overallFeedback,
  richText,
} from '../parameters.ts'
import { allOrNothing, type Score } from '../score.ts'
import { decodeEntities } from '../text/entities.ts'
import { markGap, splitMarks, withoutMarks } from '../text/marks.ts'
import type { RichNode } from '../text/rich-text.ts'
import { parseRichText } from '../text/rich-text.ts'
import { answerKey, isSlipOf } from '../text/same-answer.ts'

/** A gap: every solution is right, the tip helps to find one. */
export interface Gap {
  solutions: string[]
  tip: string
}

/** Sentences with gaps to fill in. */
export const blanks = group({
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

export type Blanks = z.infer<typeof blanks>

/** What was typed into each gap. */
export const blanksAnswer = z.array(z.string().max(1000)).max(1000)

/** `<p>Это *кошка/кот:animal*.</p>`: between two stars the solutions and, after a colon, the tip. */
function readBlock(block: string, gaps: Gap[]): RichNode[] {
  const marked = withoutMarks(block).replace(/\*([^*]*)\*/g, (stars, inside: string) => {
    if (inside === '') return stars
    const solution = inside.replace(/<[^>]*>/g, '')
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

/** Is this what belongs into the gap? */
export function isGapRight(
  { caseSensitive, acceptSpellingErrors }: Blanks['behaviour'],
  gap: Gap,
  answer: string,
): boolean {
  const given = answerKey(answer, caseSensitive)
  return gap.solutions.some((solution) => {
    const wanted = answerKey(solution, caseSensitive)
    return given === wanted || (acceptSpellingErrors && isSlipOf(wanted, given))
  })
}

/** One point for each gap. */
export function scoreBlanks(
  { gaps, behaviour }: Blanks,
  answers: z.infer<typeof blanksAnswer>,
): Score {
  const right = gaps.filter((gap, index) => isGapRight(behaviour, gap, answers[index] ?? ''))
  return allOrNothing(right.length, gaps.length)
}
