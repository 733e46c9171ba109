import {
  beginsNext,
  type CardKind,
  type CardMemory,
  cardKinds,
  type Grade,
  isLeech,
  openSchedule,
} from '@slovo/review'
import { z } from 'zod'
import type { LearnerSettings } from '../settings/settings.server.ts'

const Memory = z.object({
  due: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number(),
  lapses: z.number(),
  state: z.number(),
  last_review: z.string().nullable(),
})

/** A card as the database presents it (`private.present_card`). */
export const StoredCard = z.object({
  id: z.number(),
  wordId: z.number(),
  kind: z.enum(cardKinds),
  isSuspended: z.boolean(),
  memory: Memory,
  word_ru: z.string(),
  word_fr: z.string(),
  word_sentence: z.string().nullable(),
  sentence_form: z.string().nullable(),
  sentence_at: z.number().nullable(),
  ru_lemma_id: z.number(),
  material: z
    .object({
      id: z.number(),
      title: z.string(),
      slug: z.string().nullable(),
      section: z.string(),
      lang: z.enum(['ru', 'fr']),
    })
    .nullable(),
  /** The kinds of the word that were begun. */
  begun: z.partialRecord(
    z.enum(cardKinds),
    z.object({ state: z.number(), isSuspended: z.boolean() }),
  ),
})

export type StoredCard = z.infer<typeof StoredCard>

/** A card that is asked, with what each grade would do. */
export interface DueCard extends Omit<StoredCard, 'memory' | 'begun'> {
  /** In how many minutes it would be asked again. */
  waits: Record<Grade, number>
  isLeech: boolean
  reps: number
  lapses: number
  state: number
}

export function scheduleOf(settings: LearnerSettings) {
  return openSchedule({
    retention: settings.desired_retention,
    weights: settings.fsrs_weights,
    timeZone: settings.time_zone,
  })
}

export function presentDueCard(
  { memory, begun, ...card }: StoredCard,
  schedule: ReturnType<typeof scheduleOf>,
  now: Date,
): DueCard {
  const { reps, lapses, state } = memory
  const waits = schedule.waits(memory, now)
  return { ...card, waits, isLeech: isLeech(memory), reps, lapses, state }
}

/** The kind that the word begins once this card has this memory. A gap needs the word's place in its sentence. */
export function kindBegunBy(
  card: StoredCard,
  memory: CardMemory,
  { card_kinds }: LearnerSettings,
): CardKind | null {
  const hasPlace = Boolean(card.word_sentence && card.sentence_form) && card.sentence_at !== null
  const available = card_kinds.filter(
    (kind) => (kind !== 'gap' || hasPlace) && !card.begun[kind]?.isSuspended,
  )
  return beginsNext(available, { ...card.begun, [card.kind]: memory })
}
