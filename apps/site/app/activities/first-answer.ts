import { type Activity, shuffle, wrongOrder } from '@slovo/activities'

/** What stands there before the learner does anything: paragraphs out of order, the questions drawn from a pool. */
export function firstAnswer(activity: Activity, random: () => number): unknown {
  if (activity.type === 'SortParagraphs') {
    return wrongOrder(activity.params.paragraphs.length, random)
  }
  if (!('parts' in activity)) return undefined

  const numbers = activity.parts.map((_, number) => number)
  const { poolSize } = activity.type === 'QuestionSet' ? activity.params : { poolSize: 0 }
  const isPool = poolSize > 0 && poolSize < numbers.length
  const asked = isPool ? shuffle(numbers, random).slice(0, poolSize) : numbers
  return Object.fromEntries(
    asked.map((number) => {
      const part = activity.parts[number]
      return [number, (part?.kind === 'activity' && firstAnswer(part.activity, random)) || null]
    }),
  )
}
