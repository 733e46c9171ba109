import type { Score } from '../score/score.ts'
import { missing } from './type-content.ts'
import type { ActivityRules, RulesOfParts } from './type-rules.ts'

/** Parts of a container with their numbers; some of them, when they were drawn from a pool. */
type NumberedParts = [number: number, rules: ActivityRules | undefined][]

export function numbered(parts: RulesOfParts): NumberedParts {
  return parts.map((rules, number) => [number, rules])
}

/** What each part with points makes of its answer. */
export function scoresOf(parts: NumberedParts, answers: Record<string, unknown>): Score[] {
  return parts.flatMap(([number, rules]) => (rules ? [rules.score(answers[String(number)])] : []))
}

/** The right answer of each part with points, by its number. */
export function rightAnswers(parts: RulesOfParts): Record<string, unknown> {
  return Object.fromEntries(
    numbered(parts).flatMap(([number, rules]) => (rules ? [[number, rules.rightAnswer()]] : [])),
  )
}

/** What stands in each part at first, by its number: null in most. */
export function answersAtFirst(
  parts: NumberedParts,
  random: () => number,
): Record<string, unknown> {
  return Object.fromEntries(
    parts.map(([number, rules]) => [number, rules?.firstAnswer(random) || null]),
  )
}

/** A container needs parts, and is faulty where one of them is. */
export function faultsOfParts(parts: string[][]): string[] {
  return [
    ...missing(parts.length > 0, 'parts'),
    ...parts.flatMap((faults, index) => faults.map((fault) => `part ${index + 1}: ${fault}`)),
  ]
}
