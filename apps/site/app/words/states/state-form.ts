import { defineForm } from '../../visit/form/define-form.ts'
import { MAX_WORD_LENGTH } from '../word.ts'

export const SET_STATE = 'set-word-state'

/** What a learner says of a word; an empty state takes it back. */
export const wordStateForm = defineForm({
  intents: [SET_STATE],
  fields: {
    lemma: { maxLength: MAX_WORD_LENGTH, isHidden: true },
    state: { maxLength: 7, isHidden: true },
  },
  schema: ({ z }) =>
    z.object({ lemma: z.string().trim().min(1), state: z.enum(['known', 'ignored', '']) }),
})
