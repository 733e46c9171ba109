import { collapseMarks } from '@slovo/language'
import { defineForm, type FormRules } from '../visit/form/define-form.ts'
import { MAX_SENTENCE_LENGTH, MAX_WORD_LENGTH } from './word.ts'

export const SAVE_OWN = 'save-own-word'

const fields = {
  /** The base form, under which the word is saved. */
  lemma: { maxLength: MAX_WORD_LENGTH, isHidden: true },
  definition: { maxLength: MAX_WORD_LENGTH },
  /** The number of the touched word in its text. */
  word: { maxLength: 9, isHidden: true },
}

function schema({ z }: FormRules) {
  const side = z.string().trim().min(1)
  const word = z.string().regex(/^\d*$/).transform(Number)
  return z.object({ lemma: side, definition: side, word })
}

/** The panel of a touched word: one of the translations that the dictionary knows … */
export const chosenTranslation = defineForm({ intents: ['save-word'], fields, schema })

/** … or one that the user types. */
export const ownTranslation = defineForm({ intents: [SAVE_OWN], fields, schema })

const intents = ['save-word', SAVE_OWN] as const

/** Both, as a material receives them: it finds the sentence itself. Of a phrase it has the number of the last word as well. */
export const wordInText = defineForm({
  intents,
  fields: { ...fields, last: { maxLength: 9, isHidden: true } },
  schema: (rules) => {
    const { z } = rules
    const last = z
      .string()
      .regex(/^\d*$/)
      .transform((last) => (last ? Number(last) : undefined))
    return schema(rules).extend({ last: last.optional() })
  },
})

/** Both, as a page that is no material receives them: the browser sends the sentence along. */
export const wordOnPage = defineForm({
  intents,
  fields: {
    ...fields,
    lang: { maxLength: 2, isHidden: true },
    sentence: { maxLength: MAX_SENTENCE_LENGTH, isHidden: true },
    /** The word as it stands in the sentence, with its stress, and where. */
    form: { maxLength: MAX_WORD_LENGTH, isHidden: true },
    at: { maxLength: 4, isHidden: true },
  },
  schema: (rules) => {
    const { z } = rules
    return schema(rules).extend({
      lang: z.enum(['ru', 'fr']),
      sentence: z.string().trim().transform(collapseMarks),
      form: z.string().trim().transform(collapseMarks),
      at: z.string().regex(/^\d*$/).transform(Number),
    })
  },
})

/** The button beside a saved word. */
export const removeWordForm = defineForm({
  intents: ['remove-word'],
  fields: { id: { maxLength: 16, isHidden: true } },
  schema: ({ z }) => z.object({ id: z.string() }),
})
