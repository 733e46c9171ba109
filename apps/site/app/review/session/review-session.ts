import { type Grade, LONGEST_ANSWER_MS } from '@slovo/review'
import type { ReviewCard } from '../card/review-card.ts'

/** A card that was graded, or set aside. */
export interface DoneCard {
  /** Of the review, made here. */
  id: string
  card: ReviewCard
  grade: Grade | 'suspended'
  durationMs: number
  doneAt: number
}

/**
 * A learner at their cards. The first card is in front of them; the queue behind it is the server's, read anew when it gets
 * short.
 *
 *     [а] б в → show → [а!] б в → grade → [б] в → undo → [а] б в
 */
export interface ReviewSession {
  cards: readonly ReviewCard[]
  /** What was typed, once the answer is shown; null before. */
  answer: string | null
  /** What was done since the page was opened, the last one last. */
  done: readonly DoneCard[]
  shownAt: number
}

/** The session of a queue that was just read. */
export function beginSession(
  cards: readonly ReviewCard[],
  now: number,
  answer: string | null = null,
): ReviewSession {
  return { cards, answer, done: [], shownAt: now }
}

/** The answer is shown, and what was typed stays beside it. */
export function showAnswer(session: ReviewSession, typed: string): ReviewSession {
  return session.cards.length > 0 && session.answer === null
    ? { ...session, answer: typed }
    : session
}

/** The card is done, and the next one is there at once. */
export function finishCard(
  session: ReviewSession,
  { id, grade, now }: { id: string; grade: DoneCard['grade']; now: number },
): ReviewSession {
  const [card, ...cards] = session.cards
  if (!card) return session
  const durationMs = Math.min(Math.max(now - session.shownAt, 0), LONGEST_ANSWER_MS)
  const done = [...session.done, { id, card, grade, durationMs, doneAt: now }]
  return { cards, answer: null, done, shownAt: now }
}

/** The last card is in front again, as if it had not been answered. */
export function undoCard(session: ReviewSession, now: number): ReviewSession {
  const last = session.done.at(-1)
  if (!last) return session
  const others = session.cards.filter(({ id }) => id !== last.card.id)
  return {
    cards: [last.card, ...others],
    answer: null,
    done: session.done.slice(0, -1),
    shownAt: now,
  }
}

/** A queue that was read anew. */
interface FreshQueue {
  cards: readonly ReviewCard[]
  /** Of the answer that was just taken back: its card is asked first. */
  undone?: Pick<ReviewCard, 'wordId' | 'kind'> | null
  /** Something was typed and is not checked yet. */
  isBusy: boolean
  now: number
}

/**
 * A queue that was read anew. The card that is being answered, or whose answer is shown, stays in front, as it is now where
 * the queue has it; any other card may have been done on another device.
 */
export function renewQueue(
  session: ReviewSession,
  { cards: queue, undone, isBusy, now }: FreshQueue,
): ReviewSession {
  const [current] = session.cards
  const first = queue.find(({ wordId, kind }) => wordId === undone?.wordId && kind === undone.kind)
  const cards = first ? [first, ...queue.filter((card) => card !== first)] : queue
  if (!current || (!isBusy && (session.answer === null || first))) {
    const isSame = current !== undefined && cards[0]?.id === current.id
    return { ...session, cards, answer: null, shownAt: isSame ? session.shownAt : now }
  }
  const front = cards.find(({ id }) => id === current.id) ?? current
  return { ...session, cards: [front, ...cards.filter(({ id }) => id !== current.id)] }
}

interface SessionSummary {
  /** Each word once, with the last grade. */
  words: DoneCard[]
  /** Of the reviews of words that were not new, the part that was remembered; none without any. */
  recalled: number | null
  minutes: number
}

/** Whether a card was answered: one that was set aside was not. */
export const isGraded = ({ grade }: DoneCard) => grade !== 'suspended'

/** What was learnt since the page was opened. */
export function summarise({ done }: ReviewSession): SessionSummary {
  const graded = done.filter(isGraded)
  const asked = graded.filter(({ card }) => !card.isNew)
  const remembered = asked.filter(({ grade }) => grade !== 1)
  const time = graded.reduce((sum, { durationMs }) => sum + durationMs, 0)
  return {
    words: [...new Map(graded.map((one) => [one.card.wordId, one])).values()],
    recalled: asked.length > 0 ? remembered.length / asked.length : null,
    minutes: Math.max(1, Math.round(time / 60_000)),
  }
}
