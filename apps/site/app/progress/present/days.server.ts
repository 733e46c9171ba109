import {
  cards,
  day as dayMessage,
  forecast,
  forecastSummary,
  minutes,
  minutesSummary,
  reviews,
  reviewsSummary,
} from '@slovo/messages/progress'
import { lastDays, nextDays, sumOf } from '../history.ts'
import { drawBars } from '../pictures/draw.server.ts'
import type { ProgressFacts } from '../progress-facts.server.ts'
import { formatsOf, type Picture, type Presenting } from './presenting.server.ts'

/** Reviews of each of the last thirty days. */
export function presentReviews({ today, days }: ProgressFacts, presenting: Presenting): Picture {
  const { say } = presenting
  const values = lastDays(today, days).map((one) => ({ day: one.day, count: one.reviews }))
  const count = sumOf(values, (one) => one.count)
  return {
    ...{ name: 'reviews', title: say(reviews.title) },
    summary: count > 0 ? say(reviewsSummary, { count }) : say(reviews.nothing),
    ...dayByDay(values, say(reviews.column), presenting),
  }
}

/** Minutes of reading of each of the last thirty days. */
export function presentMinutes({ today, days }: ProgressFacts, presenting: Presenting): Picture {
  const { say } = presenting
  const values = lastDays(today, days).map((one) => ({
    ...{ day: one.day, count: Math.round(one.secondsRead / 60) },
  }))
  const count = sumOf(values, (one) => one.count)
  return {
    ...{ name: 'minutes', title: say(minutes.title) },
    summary: count > 0 ? say(minutesSummary, { count }) : say(minutes.nothing),
    ...dayByDay(values, say(minutes.column), presenting),
  }
}

/** Cards that each of the next thirty days will ask for. */
export function presentForecast(facts: ProgressFacts, presenting: Presenting): Picture {
  const { say } = presenting
  const values = nextDays(facts).map((one) => ({ day: one.day, count: one.cards }))
  const count = sumOf(values, (one) => one.count)
  const today = values[0]?.count ?? 0
  return {
    ...{ name: 'forecast', title: say(forecast.title) },
    summary: count > 0 ? say(forecastSummary, { count, today }) : say(forecast.nothing),
    ...dayByDay(values, say(cards), presenting),
  }
}

function dayByDay(
  values: { day: string; count: number }[],
  column: string,
  { say, locale }: Presenting,
): Pick<Picture, 'drawing' | 'legend' | 'table'> {
  const { number, day } = formatsOf(locale)
  const isEmpty = values.every(({ count }) => count === 0)
  return {
    drawing: isEmpty
      ? null
      : drawBars(
          values.map(({ count }) => [count]),
          { labels: values.map((one) => day(one.day)), format: number },
        ),
    legend: [],
    table: {
      columns: [say(dayMessage), column],
      rows: values.map((one) => [day(one.day), number(one.count)]),
    },
  }
}
