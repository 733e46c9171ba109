import { fsrs } from 'ts-fsrs'
import type { Grade } from './card.ts'
import { dayOf } from './day.ts'
import type { LoggedReview } from './replay.ts'

/** The answers to one card: the grade, and the learner's days since the answer before; 0 for the first. */
export type ReviewHistory = readonly { grade: Grade; days: number }[]

type LogRow = Omit<LoggedReview, 'before'> & { word_id: number; kind: string }

const DAY = 86_400_000

/** The histories in a learner's log, without what was taken back. */
export function historiesOf(log: readonly LogRow[], timeZone: string): ReviewHistory[] {
  const undone = new Set(log.map(({ undoes }) => undoes))
  const answers = log
    .flatMap(({ id, word_id, kind, grade, reviewed_at }) =>
      grade && !undone.has(id)
        ? [{ card: `${word_id} ${kind}`, grade, at: new Date(reviewed_at) }]
        : [],
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())

  const cards = new Map<string, { history: { grade: Grade; days: number }[]; day: number }>()
  for (const { card, grade, at } of answers) {
    const day = Date.parse(dayOf(at, timeZone)) / DAY
    const known = cards.get(card) ?? { history: [], day }
    known.history.push({ grade, days: Math.max(day - known.day, 0) })
    cards.set(card, { ...known, day })
  }
  return [...cards.values()].map(({ history }) => history)
}

/** Nothing is quite sure: one answer that was thought impossible must not outweigh all others. */
const SUREST = 1 - 1e-6

/**
 * How badly these weights of FSRS foretell the answers that came a day or more after the one before (log loss: 0 is
 * perfect, 0.69 is a tossed coin); the default weights if none are given.
 */
export function logLoss(
  histories: readonly ReviewHistory[],
  weights?: readonly number[] | null,
): number {
  const algorithm = fsrs(weights ? { w: weights } : {})
  let sum = 0
  let foretold = 0
  for (const history of histories) {
    let memory: ReturnType<typeof algorithm.next_state> | null = null
    for (const { grade, days } of history) {
      if (memory && days > 0) {
        const chance = algorithm.forgetting_curve(days, memory.stability)
        sum -= Math.log(Math.min(Math.max(grade > 1 ? chance : 1 - chance, 1 - SUREST), SUREST))
        foretold++
      }
      memory = algorithm.next_state(memory, days, grade)
    }
  }
  return foretold > 0 ? sum / foretold : 0
}
