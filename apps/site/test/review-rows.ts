import { randomUUID } from 'node:crypto'
import { type CardMemory, type Grade, type LoggedReview, openSchedule, replay } from '@slovo/review'
import type { TestBackend } from '@slovo/testing'
import { expect } from 'vitest'
import type { Review } from '../app/review/answers/write-review.server.ts'

const schedule = openSchedule({ retention: 0.9, timeZone: 'Europe/Paris' })

/** An answer that was given just now. */
export const answer = (card: number, grade: Grade, values: Partial<Review> = {}): Review => ({
  ...{ id: randomUUID(), card, grade, durationMs: 4000, reviewedAt: new Date().toISOString() },
  ...values,
})

const memoryColumns = `due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review`

type CardRow = { id: string; word_id: string; kind: string; memory: CardMemory }
type LogRow = Pick<CardRow, 'word_id' | 'kind'> & {
  [Name in keyof LoggedReview]: LoggedReview[Name]
} & { predicted: number | null; duration_ms: number }

/** The moments of a memory as those of JavaScript. */
const inMilliseconds = (memory: CardMemory | null | undefined) =>
  memory && {
    ...memory,
    due: new Date(memory.due).toISOString(),
    last_review: memory.last_review && new Date(memory.last_review).toISOString(),
  }

/** What the database has of a learner's reviews: cards, log and days, and whether the cards are what the log says. */
export function reviewRows({ db }: Pick<TestBackend, 'db'>) {
  const cardsOf = (id: string) =>
    db.query<CardRow>(
      `select id, word_id, kind, to_jsonb(m) as memory from word_reviews r,
         lateral (select ${memoryColumns.replaceAll(/(\w+)/g, 'r.$1')}) m
       where user_id = $1 order by id`,
      [id],
    )

  const logOf = (id: string) =>
    db.query<LogRow>(
      `select id, word_id, kind, grade, undoes, to_jsonb(reviewed_at) #>> '{}' as reviewed_at, before,
         predicted, duration_ms
       from review_log where user_id = $1 order by created_at`,
      [id],
    )

  const daysOf = (id: string) =>
    db.query(
      `select to_char(day, 'YYYY-MM-DD') as day, reviews, asked, recalled, words_begun, seconds_reviewed
       from study_days where user_id = $1 and reviews > 0 order by day`,
      [id],
    )

  async function expectReplayed(id: string) {
    const log = await logOf(id)
    for (const { word_id, kind, memory } of await cardsOf(id)) {
      const ofCard = log.filter((row) => row.word_id === word_id && row.kind === kind)
      const replayed = replay(ofCard, schedule)
      if (replayed) expect(inMilliseconds(memory)).toEqual(inMilliseconds(replayed))
    }
    return log
  }

  return { cardsOf, logOf, daysOf, expectReplayed }
}
