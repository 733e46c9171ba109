import { dayAfter } from '@slovo/review'
import type { Goal, StudyDay } from './home-facts.server.ts'
import { type DaySpan, isWithin } from './series.ts'

/** One day as the calendar shows it. */
export interface CalendarDay {
  day: string
  look: 'nothing' | 'some' | 'done' | 'rest' | 'future'
  minutes: number
  reviews: number
  kept: number
}

interface Shown {
  today: string
  days: StudyDay[]
  pauses: DaySpan[]
  goal: Goal
}

/** Whole weeks from Monday, the last one is today's. */
export const WEEKS = 10

/** The last ten weeks, oldest first, of seven days each. The goal is the one of today: earlier ones are not kept. */
export function calendarOf({ today, days, pauses, goal }: Shown): CalendarDay[][] {
  const studied = new Map(days.map((one) => [one.day, one]))
  const monday = dayAfter(today, -weekday(today))
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = dayAfter(monday, (week - WEEKS + 1) * 7 + place)
      return shown(day, studied.get(day))
    }),
  )

  function shown(day: string, study: StudyDay | undefined): CalendarDay {
    const facts = {
      ...{ day, minutes: study ? minutesOf(study) : 0 },
      ...{ reviews: study?.reviews ?? 0, kept: Math.max(study?.wordsKept ?? 0, 0) },
    }
    if (day > today) return { ...facts, look: 'future' }
    if (study && isStudied(study)) {
      return { ...facts, look: doneOf(goal, study) >= goal.amount ? 'done' : 'some' }
    }
    return { ...facts, look: isWithin(pauses, day) ? 'rest' : 'nothing' }
  }
}

/** From 0, Monday. */
const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7

const isStudied = ({ secondsRead, reviews, wordsKept, wordsKnown }: StudyDay) =>
  secondsRead > 0 || reviews > 0 || wordsKept > 0 || wordsKnown > 0

const minutesOf = ({ secondsRead, secondsReviewed }: StudyDay) =>
  Math.floor((secondsRead + secondsReviewed) / 60)

/** How much of a goal a day has: minutes of reading and review, or words kept and reviewed. */
export function doneOf({ kind }: Goal, day: StudyDay | undefined): number {
  if (!day) return 0
  return kind === 'minutes' ? minutesOf(day) : day.reviews + Math.max(day.wordsKept, 0)
}
