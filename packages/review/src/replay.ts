import type { CardMemory, Grade } from './card.ts'
import type { Schedule } from './schedule.ts'

/** A row of `review_log`: an answer, or the taking back of one. */
export interface LoggedReview {
  id: string
  grade: Grade | null
  undoes: string | null
  reviewed_at: string
  before: CardMemory
}

/**
 * The memory of a card, computed anew from its reviews in the order in which they were recorded; what was taken back is
 * left out. Null for a card without a review.
 */
export function replay(log: readonly LoggedReview[], schedule: Schedule): CardMemory | null {
  const undone = new Set(log.map(({ undoes }) => undoes))
  let memory = log[0]?.before ?? null
  for (const { id, grade, reviewed_at } of log) {
    if (!memory || !grade || undone.has(id)) continue
    memory = schedule.after(memory, grade, new Date(reviewed_at))
  }
  return memory
}
