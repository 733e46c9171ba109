// An answer is JSON of the shape that its type's rules name; before the first touch there is none.

const isList = (answer: unknown): answer is unknown[] => Array.isArray(answer)

export function numbersOf(answer: unknown): number[] {
  return isList(answer) ? answer.filter((entry) => typeof entry === 'number') : []
}

/** A text for each place, '' where nothing was written. */
export function textsOf(answer: unknown, count: number): string[] {
  const given = isList(answer) ? answer : []
  return Array.from({ length: count }, (_, index) => {
    const text = given[index]
    return typeof text === 'string' ? text : ''
  })
}

/** A word for each place, null where there is none. */
export function placedOf(answer: unknown, count: number): (string | null)[] {
  const given = isList(answer) ? answer : []
  return Array.from({ length: count }, (_, index) => {
    const word = given[index]
    return typeof word === 'string' ? word : null
  })
}

/** The number chosen for each question, null before. */
export function choicesOf(answer: unknown, count: number): (number | null)[] {
  const given = isList(answer) ? answer : []
  return Array.from({ length: count }, (_, index) => {
    const choice = given[index]
    return typeof choice === 'number' ? choice : null
  })
}

/** For each panel the numbers tried, in their order. */
export function triesOf(answer: unknown, count: number): number[][] {
  const given = isList(answer) ? answer : []
  return Array.from({ length: count }, (_, index) => numbersOf(given[index]))
}

export function partsOf(answer: unknown): Record<string, unknown> {
  const isObject = typeof answer === 'object' && answer !== null && !isList(answer)
  return isObject ? { ...answer } : {}
}

/** The answer with another entry at one place. */
export function withEntry<Entry>(entries: readonly Entry[], place: number, entry: Entry): Entry[] {
  return entries.map((old, index) => (index === place ? entry : old))
}
