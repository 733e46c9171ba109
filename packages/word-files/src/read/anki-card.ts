import { z } from 'zod'
import type { FiledMemory } from '../row.ts'

/** A row of Anki's table `cards`. */
export const AnkiCard = z.object({
  nid: z.bigint(),
  ord: z.coerce.number(),
  type: z.coerce.number(),
  queue: z.coerce.number(),
  due: z.coerce.number(),
  ivl: z.coerce.number(),
  factor: z.coerce.number(),
  reps: z.coerce.number(),
  lapses: z.coerce.number(),
  odue: z.coerce.number(),
  data: z.string(),
})
export type AnkiCard = z.infer<typeof AnkiCard>

const Memory = z.object({
  s: z.number().positive().max(36_500),
  d: z.number().min(1).max(10),
  /** In seconds. */
  lrt: z.number().positive().max(1e11).optional(),
})

const REVIEW = 2
const DAY_MS = 86_400_000
const MAX_DAYS = 36_500

/**
 * The memory of a card of Anki. Where Anki used FSRS it says stability and difficulty itself; a card of its older
 * scheduler has an interval, which is the stability at a retention of 90 %, and an ease: 250 % is a difficulty of 5,
 * 130 %, the lowest there is, of 10.
 *
 * @param created when the collection was created, in seconds: reviews are due so many days after that.
 */
export function memoryOf(card: AnkiCard, created: number, now: Date): FiledMemory {
  const isSuspended = card.queue === -1
  const stated = statedMemory(card.data)
  const isReview = card.type >= REVIEW
  // What was begun and never graduated has no interval from which a memory could be computed.
  if (card.reps < 1 || (!isReview && !stated)) return { ...newCard(now), isSuspended }

  const days = clamp(Math.abs(card.ivl) === card.ivl ? card.ivl : 0, 0, MAX_DAYS)
  const due = isReview ? dueOf(card, created) : now.getTime()
  const last = stated?.lrt ? stated.lrt * 1000 : due - days * DAY_MS
  return {
    state: clamp(Math.round(card.type), 1, 3),
    due: dateOf(due, now),
    stability: stated?.s ?? clamp(days, 0.1, MAX_DAYS),
    difficulty: stated?.d ?? clamp(5 + (2.5 - card.factor / 1000) * (5 / 1.2), 1, 10),
    scheduledDays: Math.round(days),
    reps: clamp(Math.round(card.reps), 0, 100_000),
    lapses: clamp(Math.round(card.lapses), 0, 100_000),
    isSuspended,
    lastReview: dateOf(Math.min(last, now.getTime()), now),
  }
}

/** In milliseconds. A card in a filtered deck keeps its own day in `odue`; relearning may be due at a second. */
function dueOf({ due, odue, type, queue }: AnkiCard, created: number) {
  const day = odue > 0 ? odue : due
  const isSecond = type !== REVIEW && queue !== 3 && day > 1e6
  return isSecond ? day * 1000 : (created + day * 86_400) * 1000
}

function statedMemory(data: string) {
  if (!data.startsWith('{')) return null
  try {
    return Memory.parse(JSON.parse(data))
  } catch {
    return null
  }
}

const newCard = (now: Date): FiledMemory => ({
  state: 0,
  due: now.toISOString(),
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  reps: 0,
  lapses: 0,
  isSuspended: false,
  lastReview: null,
})

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(Number.isFinite(value) ? value : least, least), most)

const CENTURY_MS = 100 * 366 * DAY_MS

/** A day that lies further than a life away is a damaged one. */
function dateOf(time: number, now: Date): string {
  const isSane = Math.abs(time - now.getTime()) < CENTURY_MS
  return new Date(isSane ? time : now).toISOString()
}
