// An answer comes from a learner's browser and is kept as JSON. One of another shape than its
// activity wants counts as none. Written by hand: the players need no validation library for it.

const MAX_ENTRIES = 10_000
const MAX_TEXT = 20_000

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT

/** Numbers of answers, words or cards. */
export function numbers(answer: unknown): number[] {
  return listOf(answer, isNumber)
}

/** A number for each question, null where there is none yet. */
export function optionalNumbers(answer: unknown): (number | null)[] {
  return listOf(answer, (value) => value === null || isNumber(value))
}

/** Numbers for each question. */
export function numberLists(answer: unknown): number[][] {
  return listOf(answer, Array.isArray).map(numbers)
}

/** A text for each gap, card or sentence. */
export function texts(answer: unknown): string[] {
  return listOf(answer, isText)
}

/** A word for each gap, null where there is none yet. */
export function optionalTexts(answer: unknown): (string | null)[] {
  return listOf(answer, (value) => value === null || isText(value))
}

/** One text. */
export function oneText(answer: unknown): string {
  return isText(answer) ? answer : ''
}

/** Yes or no, null before. */
export function yesOrNo(answer: unknown): boolean | null {
  return typeof answer === 'boolean' ? answer : null
}

/** Answers by the number of their part. */
export function byPart(answer: unknown): Record<string, unknown> {
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  return isObject ? { ...answer } : {}
}

function listOf<Item>(answer: unknown, isItem: (value: unknown) => value is Item): Item[] {
  const isList = Array.isArray(answer) && answer.length <= MAX_ENTRIES && answer.every(isItem)
  return isList ? answer : []
}
