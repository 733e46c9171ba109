import { dateDiffInDays, type FSRS, fsrs, GenSeedStrategyWithCardId, StrategyMode } from 'ts-fsrs'
import { type CardMemory, type Grade, grades } from './card.ts'
import { dayShift } from './day.ts'

export interface ScheduleSettings {
  /** How likely a card shall be remembered when it is due, 0.7 to 0.97. */
  retention: number
  /** The learner's own weights of FSRS; the default ones until there are enough reviews. */
  weights?: readonly number[] | null
  /** Whose days are counted between two reviews; those of UTC without it. */
  timeZone?: string
}

export interface Schedule {
  /** The card after this answer. An answer that arrives late counts as given right after the last one that is known. */
  after(memory: CardMemory, grade: Grade, now: Date): CardMemory
  /** In how many minutes the card would be due again, for each grade: exactly as `after` records it. */
  waits(memory: CardMemory, now: Date): Record<Grade, number>
  /** How likely the card is remembered now; null for a card that was never answered. */
  recallChance(memory: CardMemory, now: Date): number | null
}

/**
 * FSRS (`ts-fsrs`) with its default steps, on days that end when the learner's do. Intervals are spread a little, so that
 * words kept together do not stay together; the spread follows from the card alone, so a preview never differs from what
 * is recorded a moment later.
 */
export function openSchedule({ retention, weights, timeZone }: ScheduleSettings): Schedule {
  const algorithm: FSRS = fsrs({
    request_retention: retention,
    enable_fuzz: true,
    ...(weights && { w: weights }),
  })
  algorithm.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'))

  const shiftAt = (moment: Date) => (timeZone ? dayShift(moment, timeZone) : 0)
  const shifted = (moment: Date) => new Date(moment.getTime() + shiftAt(moment))

  const cardOf = (memory: CardMemory) => ({
    ...memory,
    elapsed_days: 0,
    last_review: memory.last_review ? shifted(new Date(memory.last_review)) : null,
    seed: seedOf(memory),
  })

  function after(memory: CardMemory, grade: Grade, now: Date): CardMemory {
    const moment = noEarlierThan(memory.last_review, now)
    const { card } = algorithm.next(cardOf(memory), shifted(moment), grade)
    const { stability, difficulty, scheduled_days, learning_steps, reps, lapses, state } = card
    return {
      due: new Date(card.due.getTime() - shiftAt(moment)).toISOString(),
      ...{ stability, difficulty, scheduled_days, learning_steps, reps, lapses, state },
      last_review: moment.toISOString(),
    }
  }

  return {
    after,
    waits(memory, now) {
      const waitOf = (grade: Grade) => {
        const { due, last_review } = after(memory, grade, now)
        return Math.round((Date.parse(due) - Date.parse(last_review ?? due)) / 60_000)
      }
      const [again, hard, good, easy] = grades.map(waitOf)
      return { 1: again ?? 0, 2: hard ?? 0, 3: good ?? 0, 4: easy ?? 0 }
    },
    recallChance(memory, now) {
      if (memory.state === 0 || !memory.last_review) return null
      const last = new Date(memory.last_review)
      const days = dateDiffInDays(shifted(last), shifted(noEarlierThan(memory.last_review, now)))
      return algorithm.forgetting_curve(days, memory.stability)
    },
  }
}

/** Of the card alone: two cards differ in when they were kept or answered. */
function seedOf({ due, stability, difficulty }: CardMemory): string {
  return `${Date.parse(due)}/${stability}/${difficulty}/`
}

function noEarlierThan(earliest: string | null, moment: Date): Date {
  return earliest && Date.parse(earliest) > moment.getTime() ? new Date(earliest) : moment
}
