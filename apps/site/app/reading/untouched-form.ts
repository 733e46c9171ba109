import { defineForm } from '../visit/form/define-form.ts'
import type { RefusedWord } from '../words/outcome.ts'

/** Touching every word of the longest text gives fewer letters. */
const MAX_TOUCHED_LENGTH = 50_000

/** « I know the words that I did not touch »: the numbers of those that were touched, with spaces between them. */
export const knowUntouchedForm = defineForm({
  intents: ['know-untouched'],
  fields: { touched: { maxLength: MAX_TOUCHED_LENGTH, isHidden: true } },
  schema: ({ z }) =>
    z.object({
      touched: z
        .string()
        .regex(/^[\d ]*$/)
        .transform((words) => words.split(' ').filter(Boolean).map(Number)),
    }),
})

/** Takes back what became known at once. */
export const takeBackKnownForm = defineForm({
  intents: ['take-back-known'],
  fields: { batch: { maxLength: 36, isHidden: true } },
  schema: ({ z }) => z.object({ batch: z.uuid() }),
})

export type UntouchedOutcome =
  | { kind: 'known'; batch: string; lemmaIds: number[] }
  | { kind: 'taken-back'; batch: string; lemmaIds: number[] }
  | RefusedWord
