import { type CardKind, type Grade, LONGEST_ANSWER_MS } from '@slovo/review'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { isTemporary } from '../../visit/failure/unwrap.ts'
import { type Database, databaseContext, type Reader } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import {
  type DueCard,
  kindBegunBy,
  presentDueCard,
  StoredCard,
  scheduleOf,
} from '../queue/due-card.server.ts'
import { LearnerSettings } from '../settings/settings.server.ts'

type Context = Readonly<RouterContextProvider>

/** An answer, as the browser that was given it tells it. */
export interface Review {
  /** Made where the answer was given: the same review sent twice counts once. */
  id: string
  card: number
  grade: Grade
  durationMs: number
  reviewedAt: string
}

/** `gone`: the word was removed. `unknown`: the database was not reached or is busy; to be sent again. */
type Refusal = 'gone' | 'unknown' | 'unexpected_error'

type ReviewOutcome =
  | { kind: 'recorded' | 'repeated'; card: DueCard; begun: CardKind | null }
  | { kind: 'refused'; reason: Refusal }

type UndoOutcome =
  | { kind: 'undone' | 'repeated'; card: DueCard }
  | { kind: 'refused'; reason: Refusal | 'unknown_review' | 'answered_since' | 'too_old' }

type CardOutcome = { kind: 'changed'; card: DueCard } | { kind: 'refused'; reason: Refusal }

const CardToReview = z.object({ card: StoredCard, settings: LearnerSettings }).nullable()

const Written = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['recorded', 'repeated', 'outdated']), card: StoredCard }),
  z.object({ outcome: z.literal('gone') }),
])

const Undone = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['undone', 'repeated']), card: StoredCard }),
  z.object({ outcome: z.enum(['answered_since', 'too_old', 'gone', 'unknown']) }),
])

const DAY = 86_400_000
const OLDEST_REVIEW = 30 * DAY
/** As many devices may answer the same card in the same moment. */
const TRIES = 5

/**
 * Records an answer and schedules its card. If another device answered the card in between, the schedule is computed anew
 * from what the card is now.
 */
export async function recordReview(context: Context, review: Review): Promise<ReviewOutcome> {
  const database = context.get(databaseContext)
  const found = await findCard(database, review.card)
  if (found.error) return refuse(context, found.error)
  if (!found.data) return { kind: 'refused', reason: 'gone' }

  const { settings } = found.data
  let { card } = found.data
  const schedule = scheduleOf(settings)
  const now = new Date()
  const answeredAt = momentOf(review.reviewedAt, now)
  for (let tried = 0; tried < TRIES; tried++) {
    const memory = schedule.after(card.memory, review.grade, answeredAt)
    const chance = schedule.recallChance(card.memory, answeredAt)
    const begun = kindBegunBy(card, memory, settings)
    const { data, error } = await database.rpc('record_review', {
      review_id: review.id,
      card_id: card.id,
      given_grade: review.grade,
      answered_at: answeredAt.toISOString(),
      took_ms: Math.min(Math.max(Math.round(review.durationMs), 0), LONGEST_ANSWER_MS),
      seen: card.memory,
      memory: { ...memory },
      ...(chance !== null && { recall_chance: chance }),
      ...(begun && { begins: begun }),
    })
    if (error) return refuse(context, error)
    const written = Written.parse(data)
    if (written.outcome === 'gone') return { kind: 'refused', reason: 'gone' }
    if (written.outcome !== 'outdated') {
      return {
        kind: written.outcome,
        card: presentDueCard(written.card, schedule, now),
        begun: written.outcome === 'recorded' ? begun : null,
      }
    }
    card = written.card
  }
  return { kind: 'refused', reason: 'unknown' }
}

/** Takes back one of the last ten reviews: its card is as it was before, and the day has one review less. */
export async function undoReview(
  context: Context,
  { id, undoes }: { id: string; undoes: string },
): Promise<UndoOutcome> {
  const database = context.get(databaseContext)
  const { data, error } = await database.rpc('undo_review', { undoing_id: id, review_id: undoes })
  if (error) return refuse(context, error)
  const undone = Undone.parse(data)
  if (undone.outcome === 'unknown') return { kind: 'refused', reason: 'unknown_review' }
  if (!('card' in undone)) return { kind: 'refused', reason: undone.outcome }
  const shown = await showCard(context, undone.card.id)
  return shown.kind === 'refused' ? shown : { kind: undone.outcome, card: shown.card }
}

/** The card is asked no more, until the learner resumes it. */
export function suspendCard(context: Context, reader: Pick<Reader, 'id'>, card: number) {
  return changeSuspension(context, reader, card, true)
}

export function resumeCard(context: Context, reader: Pick<Reader, 'id'>, card: number) {
  return changeSuspension(context, reader, card, false)
}

async function changeSuspension(
  context: Context,
  { id }: Pick<Reader, 'id'>,
  card: number,
  isSuspended: boolean,
): Promise<CardOutcome> {
  const { error } = await context
    .get(databaseContext)
    .from('word_reviews')
    .update({ is_suspended: isSuspended })
    .eq('user_id', id)
    .eq('id', card)
  return error ? refuse(context, error) : showCard(context, card)
}

/** The card as it is now. */
async function showCard(context: Context, card: number): Promise<CardOutcome> {
  const found = await findCard(context.get(databaseContext), card)
  if (found.error) return refuse(context, found.error)
  if (!found.data) return { kind: 'refused', reason: 'gone' }
  const schedule = scheduleOf(found.data.settings)
  return { kind: 'changed', card: presentDueCard(found.data.card, schedule, new Date()) }
}

async function findCard(database: Database, card: number) {
  const { data, error } = await database.rpc('card_to_review', { card_id: card })
  return error ? { error } : { error, data: CardToReview.parse(data) }
}

function refuse(context: Context, error: { code: string }) {
  context.get(visitContext).log.error(error, 'a review could not be written')
  const reason = isTemporary(error) ? ('unknown' as const) : ('unexpected_error' as const)
  return { kind: 'refused' as const, reason }
}

/** When the answer was given, as far as a clock that is not ours can be believed. */
function momentOf(reviewedAt: string, now: Date): Date {
  const sent = Date.parse(reviewedAt) || now.getTime()
  return new Date(Math.min(Math.max(sent, now.getTime() - OLDEST_REVIEW), now.getTime()))
}
