import { recall as messages, recallSummary } from '@slovo/messages/progress'
import { recallByWeek, sumOf } from '../history.ts'
import { drawLines } from '../pictures/draw.server.ts'
import type { ProgressFacts } from '../progress-facts.server.ts'
import { formatsOf, type Picture, type Presenting } from './presenting.server.ts'

/** A learner who remembers less than this is shown all the same: the axis then begins at zero. */
const USUAL_BOTTOM = 0.5

/** What was remembered in each week, and what FSRS had expected. */
export function presentRecall(facts: ProgressFacts, { say, locale }: Presenting): Picture {
  const { number, share, day } = formatsOf(locale)
  const weeks = recallByWeek(facts.today, facts.recall)
  const asked = sumOf(facts.recall, (week) => week.asked)
  const measured = weeks.map((week) => week.measured)
  const predicted = weeks.map((week) => week.predicted)
  const lowest = Math.min(...[...measured, ...predicted].filter((value) => value !== null))
  const shareOrNone = (value: number | null) => (value === null ? say(messages.none) : share(value))
  return {
    name: 'recall',
    title: say(messages.title),
    summary:
      asked > 0
        ? say(recallSummary, {
            measured: share(sumOf(facts.recall, (week) => week.recalled) / asked),
            predicted: share(sumOf(facts.recall, (week) => week.predicted) / asked),
          })
        : say(messages.nothing),
    drawing:
      asked > 0
        ? drawLines([measured, predicted], {
            labels: weeks.map((week) => day(week.day)),
            ...{ format: share, isShare: true, bottom: lowest < USUAL_BOTTOM ? 0 : USUAL_BOTTOM },
          })
        : null,
    legend: [say(messages.measured), say(messages.predicted)],
    table: {
      columns: [
        ...[say(messages.week), say(messages.asked)],
        ...[say(messages.measured), say(messages.predicted)],
      ],
      rows: weeks.map((week) => [
        ...[day(week.day), number(week.asked)],
        ...[shareOrNone(week.measured), shareOrNone(week.predicted)],
      ]),
    },
  }
}
