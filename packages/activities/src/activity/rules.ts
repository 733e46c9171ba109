import type { Score } from '../score/score.ts'
import { type ActivityType, type ParamsByType, rulesByType } from '../types/index.ts'
import type { ActivityRules, Offers, RulesOfParts } from '../types/type-rules.ts'
import type { Activity } from './activity.ts'

/** What an answer is worth; the rules of each type say which shape its answers have. */
export function scoreActivity(activity: Activity, answer: unknown): Score {
  return rulesOf(activity).score(answer)
}

/** The most points that an activity can give; with a pool of questions, that any draw can give. */
export function maxScore(activity: Activity): number {
  return rulesOf(activity).maxScore()
}

/** An answer that is right in every part: what « show the solution » shows. */
export function rightAnswer(activity: Activity): unknown {
  return rulesOf(activity).rightAnswer()
}

/** What stands there before the learner does anything: paragraphs out of order, the questions drawn from a pool. */
export function firstAnswer(activity: Activity, random: () => number): unknown {
  return rulesOf(activity).firstAnswer(random)
}

/** What the author says to a score; '' where the author says nothing. */
export function authorFeedback(activity: Activity, score: Score): string {
  return rulesOf(activity).feedback(score)
}

/** What a player offers after checking, by the author's settings: all of it unless they say no. */
export function offers(activity: Activity): Offers {
  return rulesOf(activity).offers()
}

/** Is there a solution that says more than the content itself? */
export function hasSolution(activity: Activity): boolean {
  return rulesOf(activity).hasSolution()
}

/** Has this activity a button to check, or does its last step check? */
export function hasCheckButton(activity: Activity): boolean {
  return rulesOf(activity).hasCheckButton()
}

/** What has to be fetched before an answer can be scored; nothing for nearly all activities, and nothing once it is there. */
export function prepareToScore(activity: Activity): Promise<void> | undefined {
  return rulesOf(activity).prepare()
}

function rulesOf({ type, params, parts = [] }: Activity): ActivityRules {
  return applied(
    type,
    params,
    parts.map((part) => (part.kind === 'activity' ? rulesOf(part.activity) : undefined)),
  )
}

function applied<Type extends ActivityType>(
  type: Type,
  params: ParamsByType[Type],
  parts: RulesOfParts,
): ActivityRules {
  const rules = rulesByType[type]
  const score = (answer: unknown) => rules.score(params, answer, parts)
  return {
    score,
    maxScore: () => rules.maxScore?.(params, parts) ?? score(undefined).max,
    rightAnswer: () => rules.rightAnswer(params, parts),
    firstAnswer: (random) => rules.firstAnswer?.(params, random, parts),
    feedback: (reached) => rules.feedback?.(params, reached) ?? '',
    offers: () => rules.offers?.(params) ?? { retry: true, solution: true },
    hasSolution: () => rules.hasSolution?.(params) ?? true,
    hasCheckButton: () => rules.hasCheckButton?.(params, parts) ?? true,
    prepare: () => together([rules.prepare?.(params), ...parts.map((part) => part?.prepare())]),
  }
}

function together(waits: (Promise<void> | undefined)[]): Promise<void> | undefined {
  return waits.some(Boolean) ? Promise.all(waits).then(() => undefined) : undefined
}
