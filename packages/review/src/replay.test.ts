import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardMemory, Grade } from './card.ts'
import { histories, keptAt, newCard } from './random-answers.ts'
import { type LoggedReview, replay } from './replay.ts'
import { openSchedule } from './schedule.ts'

const schedule = openSchedule({ retention: 0.9, timeZone: 'Europe/Paris' })

test('a card’s memory comes out of its log as it was recorded, without what was taken back', () => {
  fc.assert(
    fc.property(histories, fc.infiniteStream(fc.boolean()), (history, undoings) => {
      const log: LoggedReview[] = []
      const recorded: { id: string; before: CardMemory }[] = []
      let memory = newCard
      let now = keptAt
      const write = (grade: Grade | null, undoes: string | null, before: CardMemory) =>
        log.push({ id: `${log.length}`, grade, undoes, reviewed_at: now.toISOString(), before })

      for (const { grade, minutes } of history) {
        now = new Date(now.getTime() + Math.round(minutes * 60_000))
        const last = recorded.at(-1)
        if (last && undoings.next().value) {
          write(null, last.id, memory)
          memory = last.before
          recorded.pop()
        } else {
          recorded.push({ id: `${log.length}`, before: memory })
          write(grade, null, memory)
          memory = schedule.after(memory, grade, now)
        }
        expect(replay(log, schedule)).toEqual(memory)
      }
    }),
    { seed: 11, numRuns: 200 },
  )
})

test('a card without a review has no log to be computed from', () => {
  expect(replay([], schedule)).toBeNull()
})
