import { dayAfter } from '@slovo/review'
import type { DayOfProgress, ProgressFacts, RecallOfWeek } from './progress-facts.server.ts'

const DAY_MS = 86_400_000
const WEEK = 7
const SHOWN_DAYS = 30
const RECALL_WEEKS = 12
const [MIN_WEEKS, MAX_WEEKS] = [4, 52]

interface WordCount {
  day: string
  known: number
  learning: number
}

/**
 * How many words were known and being learnt at the end of each week, the last one ends today: what there is now, less
 * what came since. It goes back to the first day of study, a year at most.
 */
export function wordsOverTime(facts: ProgressFacts): WordCount[] {
  const { today, known, learning, days, setAside } = facts
  const first = days.reduce((earliest, { day }) => (day < earliest ? day : earliest), today)
  const age = (Date.parse(today) - Date.parse(first)) / DAY_MS
  const weeks = Math.min(Math.max(Math.ceil(age / WEEK) + 1, MIN_WEEKS), MAX_WEEKS)

  return Array.from({ length: weeks }, (_, place) => {
    const day = dayAfter(today, (place - weeks + 1) * WEEK)
    const since = days.filter((one) => one.day > day)
    const setAsideSince = setAside.filter((one) => one.day > day)
    const begun =
      sumOf(since, ({ wordsKept }) => wordsKept) - sumOf(setAsideSince, (one) => one.words)
    return {
      day,
      known: Math.max(known - sumOf(since, ({ wordsKnown }) => wordsKnown), 0),
      learning: Math.max(learning - begun, 0),
    }
  })
}

/** The last thirty days, those without study too. */
export function lastDays(today: string, days: DayOfProgress[]): DayOfProgress[] {
  const studied = new Map(days.map((one) => [one.day, one]))
  return Array.from({ length: SHOWN_DAYS }, (_, place) => {
    const day = dayAfter(today, place - SHOWN_DAYS + 1)
    const nothing = { day, secondsRead: 0, reviews: 0, wordsKept: 0, wordsKnown: 0 }
    return studied.get(day) ?? nothing
  })
}

interface Recall {
  /** The last day of its week. */
  day: string
  asked: number
  /** Shares; none for a week without reviews. */
  measured: number | null
  predicted: number | null
}

/** What was remembered and what FSRS had expected, for each of the last twelve weeks. */
export function recallByWeek(today: string, recall: RecallOfWeek[]): Recall[] {
  return Array.from({ length: RECALL_WEEKS }, (_, place) => {
    const weeksAgo = RECALL_WEEKS - 1 - place
    const week = recall.find((one) => one.weeksAgo === weeksAgo)
    return {
      ...{ day: dayAfter(today, -weeksAgo * WEEK), asked: week?.asked ?? 0 },
      measured: week ? week.recalled / week.asked : null,
      predicted: week ? week.predicted / week.asked : null,
    }
  })
}

/** How many cards each of the next thirty days will ask for, today with all that is overdue. */
export function nextDays({ today, forecast }: Pick<ProgressFacts, 'today' | 'forecast'>) {
  const cards = new Map(forecast.map((one) => [one.inDays, one.cards]))
  return Array.from({ length: SHOWN_DAYS }, (_, inDays) => ({
    day: dayAfter(today, inDays),
    cards: cards.get(inDays) ?? 0,
  }))
}

export const sumOf = <T>(list: T[], numberOf: (one: T) => number) =>
  list.reduce((sum, one) => sum + numberOf(one), 0)
