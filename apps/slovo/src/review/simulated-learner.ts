import { type CardMemory, type Grade, openSchedule } from '@slovo/review'
import { fsrs } from 'ts-fsrs'
import type { FitRequest } from './fit-weights.ts'

const DAY = 86_400_000

/** Weights of a learner who forgets faster than most, and whose memory grows more slowly. */
export const trueWeights: readonly number[] = fsrs().parameters.w.map(
  (weight, place) => ({ 0: 0.1, 1: 0.4, 2: 0.8, 3: 2.5, 8: 1.2, 20: 0.3 })[place] ?? weight,
)

/** The log of such a learner, who answers every card when it is due, as the default weights say. The same for the same seed. */
export function simulateLearner(seed: number, cards: number): FitRequest['log'] {
  const random = randomNumbers(seed)
  const schedule = openSchedule({ retention: 0.9, timeZone: 'Europe/Paris' })
  const truth = openSchedule({ retention: 0.9, timeZone: 'Europe/Paris', weights: trueWeights })
  const begin = Date.UTC(2026, 0, 1, 18)
  const log: FitRequest['log'][number][] = []

  for (let card = 0; card < cards; card++) {
    let now = new Date(begin + (card % 60) * DAY)
    let memory: CardMemory = {
      ...{ due: now.toISOString(), stability: 0, difficulty: 0, scheduled_days: 0 },
      ...{ learning_steps: 0, reps: 0, lapses: 0, state: 0, last_review: null },
    }
    let remembered = memory
    for (let asked = 0; asked < 20 && now.getTime() < begin + 200 * DAY; asked++) {
      const chance = truth.recallChance(remembered, now) ?? 0.7
      const grade: Grade = random() > chance ? 1 : random() < 0.15 ? 2 : random() < 0.9 ? 3 : 4
      const id = `00000000-0000-4000-8000-${`${seed}`.padStart(4, '0')}${`${log.length}`.padStart(8, '0')}`
      const reviewed_at = now.toISOString()
      log.push({ id, word_id: card, kind: 'recognise', grade, undoes: null, reviewed_at })
      memory = schedule.after(memory, grade, now)
      remembered = truth.after(remembered, grade, now)
      now = new Date(memory.due)
    }
  }
  return log
}

/** Numbers from 0 to 1 that look random (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
