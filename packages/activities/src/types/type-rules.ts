import type { z } from 'zod'
import type { overallFeedback } from '../content/parameters.ts'
import { feedbackFor, type Score } from '../score/score.ts'

/**
 * How a type is played. An answer comes from a learner's browser: one of another shape than the type's counts as none.
 * The numbers in it are those of the content, from 0, however the player shuffled them.
 */
export interface TypeRules<Params> {
  /** What an answer is worth. */
  score(params: Params, answer: unknown, parts: RulesOfParts): Score
  /** The most points, where they depend on the answer; otherwise those of no answer. */
  maxScore?(params: Params, parts: RulesOfParts): number
  /** An answer that is right in every part: what « show the solution » shows. */
  rightAnswer(params: Params, parts: RulesOfParts): unknown
  /** What stands there before the learner does anything; nothing for most. */
  firstAnswer?(params: Params, random: () => number, parts: RulesOfParts): unknown
  /** What the author says to a score; '' where the author says nothing. */
  feedback?(params: Params, score: Score): string
  /** Another try and the solution, unless the author says no. */
  offers?(params: Params): Offers
  /** Is there a solution that says more than the content itself? */
  hasSolution?(params: Params): boolean
  /** Is there a button to check, or does the last step check? */
  hasCheckButton?(params: Params, parts: RulesOfParts): boolean
  /** What has to be fetched before an answer can be scored; nothing once it is there. */
  prepare?(params: Params): Promise<void> | undefined
}

export interface Offers {
  retry: boolean
  solution: boolean
}

/** The rules of one activity, whatever its type: what a player, or a container, asks of it. */
export interface ActivityRules {
  score(answer: unknown): Score
  maxScore(): number
  rightAnswer(): unknown
  firstAnswer(random: () => number): unknown
  feedback(score: Score): string
  offers(): Offers
  hasSolution(): boolean
  hasCheckButton(): boolean
  prepare(): Promise<void> | undefined
}

/** By the number of the part; nothing for a part that has no points. */
export type RulesOfParts = readonly (ActivityRules | undefined)[]

/** What the author set among the behaviour that most types share. */
export function offersOf({ behaviour }: { behaviour: SharedBehaviour }): Offers {
  return { retry: behaviour.enableRetry, solution: behaviour.enableSolutionsButton ?? true }
}

interface SharedBehaviour {
  enableRetry: boolean
  enableSolutionsButton?: boolean
}

/** What the author says to a range of points. */
export function feedbackOf(
  params: { overallFeedback: z.infer<typeof overallFeedback> },
  score: Score,
) {
  return feedbackFor(params.overallFeedback, score)
}
