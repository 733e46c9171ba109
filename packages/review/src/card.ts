/** What a card asks: the word's sense, its place in its sentence, its Russian, or what was heard. */
export type CardKind = 'recognise' | 'gap' | 'recall' | 'listen'

/** The kinds in the order in which a word unfolds them. */
export const cardKinds: readonly CardKind[] = ['recognise', 'gap', 'recall', 'listen']

/** 1 again, 2 hard, 3 good, 4 easy. */
export type Grade = 1 | 2 | 3 | 4

export const grades: readonly Grade[] = [1, 2, 3, 4]

/** What takes longer counts as this long: the learner went away. */
export const LONGEST_ANSWER_MS = 5 * 60_000

/** How well a card is remembered, as FSRS sees it: columns of `word_reviews`. */
export interface CardMemory {
  due: string
  stability: number
  difficulty: number
  scheduled_days: number
  learning_steps: number
  reps: number
  lapses: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  last_review: string | null
}

const REVIEW = 2

/**
 * The kind that a word begins next, or null: the first of those it can be asked that it has not begun, once every begun
 * one has left its learning steps.
 *
 *     nothing begun                          → recognise
 *     recognise in learning                  → null
 *     recognise in review, no sentence       → recall
 */
export function beginsNext(
  available: readonly CardKind[],
  begun: Partial<Record<CardKind, Pick<CardMemory, 'state'>>>,
): CardKind | null {
  const kinds = cardKinds.filter((kind) => available.includes(kind))
  const isReady = kinds.every((kind) => (begun[kind]?.state ?? REVIEW) === REVIEW)
  return (isReady && kinds.find((kind) => !begun[kind])) || null
}

const LEECH_LAPSES = 8
const LEECH_REMINDER = 4

/** Whether a card was forgotten so often that the page says so: at 8 lapses, then at every 4th, as in Anki. */
export function isLeech({ lapses }: Pick<CardMemory, 'lapses'>): boolean {
  return lapses >= LEECH_LAPSES && (lapses - LEECH_LAPSES) % LEECH_REMINDER === 0
}
