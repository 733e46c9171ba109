import fc from 'fast-check'
import type { CardMemory, Grade } from './card.ts'

/** Answers to one card: a grade and the minutes since the answer before it, from half a minute to half a year. */
export const histories = fc.array(
  fc.record({
    grade: fc.constantFrom<Grade>(1, 2, 3, 4),
    minutes: fc.oneof(
      fc.double({ min: 0.5, max: 30, noNaN: true }),
      fc.double({ min: 600, max: 260_000, noNaN: true }),
    ),
  }),
  { minLength: 1, maxLength: 30 },
)

export const keptAt = new Date('2026-11-22T10:00:00.000Z')

export const newCard: CardMemory = {
  due: keptAt.toISOString(),
  ...{ stability: 0, difficulty: 0, scheduled_days: 0, learning_steps: 0 },
  ...{ reps: 0, lapses: 0, state: 0, last_review: null },
}
