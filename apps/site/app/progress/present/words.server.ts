import {
  frequentWords,
  frequentWordsSummary,
  words as messages,
  upToWords,
  wordsSummary,
} from '@slovo/messages/progress'
import type { FrequentWords } from '../frequent-words.server.ts'
import { wordsOverTime } from '../history.ts'
import { drawBars, drawLines } from '../pictures/draw.server.ts'
import type { ProgressFacts } from '../progress-facts.server.ts'
import { formatsOf, type Picture, type Presenting } from './presenting.server.ts'

/** Words known and being learnt, week after week. */
export function presentWords(facts: ProgressFacts, { say, locale }: Presenting): Picture {
  const { number, day } = formatsOf(locale)
  const points = wordsOverTime(facts)
  const { known, learning } = facts
  return {
    name: 'words',
    title: say(messages.title),
    summary: say(wordsSummary, { known, learning }),
    drawing: drawLines([points.map((one) => one.known), points.map((one) => one.learning)], {
      labels: points.map((one) => day(one.day)),
      format: number,
    }),
    legend: [say(messages.known), say(messages.learning)],
    table: {
      columns: [say(messages.week), say(messages.known), say(messages.learning)],
      rows: points.map((one) => [day(one.day), number(one.known), number(one.learning)]),
    },
  }
}

/** How many of the most frequent words are known and being learnt. */
export function presentFrequentWords(
  frequent: FrequentWords[],
  { say, locale }: Presenting,
): Picture {
  const { number, share } = formatsOf(locale)
  const [first] = frequent
  return {
    name: 'frequent',
    title: say(frequentWords.title),
    summary: first
      ? say(frequentWordsSummary, { ...first, count: first.known + first.learning })
      : '',
    drawing: drawBars(
      frequent.map(({ known, learning, lemmas }) => [known / lemmas, learning / lemmas]),
      { labels: frequent.map(({ upTo }) => number(upTo)), format: share, isShare: true },
    ),
    legend: [say(messages.known), say(messages.learning)],
    table: {
      columns: [
        say(frequentWords.band),
        say(messages.known),
        say(messages.learning),
        say(frequentWords.lemmas),
      ],
      rows: frequent.map(({ upTo, known, learning, lemmas }) => [
        say(upToWords, { count: number(upTo) }),
        ...[known, learning, lemmas].map(number),
      ]),
    },
  }
}
