import { dayAfter } from '@slovo/review'

/** Days that follow each other, both ends included, as `2026-11-22`; a rest that goes on ends at `infinity`. */
export interface DaySpan {
  first: string
  last: string
}

interface Studied {
  today: string
  /** The days on which something was read, kept or reviewed. */
  runs: DaySpan[]
  /** The days of rest. */
  pauses: DaySpan[]
}

/**
 * How many days of study follow each other up to today. Today breaks nothing while it lasts, a day of rest breaks nothing
 * and counts only if something was done on it: studied, rest, rest, studied, today not yet → 2.
 */
export function seriesOf({ today, runs, pauses }: Studied): number {
  const begun = runs.reduce((first, run) => (run.first < first ? run.first : first), today)
  let days = 0
  for (let day = today; day >= begun; day = dayBefore(day)) {
    if (isWithin(runs, day)) days++
    else if (day !== today && !isWithin(pauses, day)) break
  }
  return days
}

/** Whether a day is one of these; days in this form sort by their letters, and `infinity` comes after all of them. */
export const isWithin = (spans: DaySpan[], day: string) =>
  spans.some(({ first, last }) => first <= day && day <= last)

const dayBefore = (day: string) => dayAfter(day, -1)
