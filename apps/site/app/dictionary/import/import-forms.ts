import { defineForm } from '../../visit/form/define-form.ts'
import { columnsOf } from './chosen-columns.ts'

const place = { maxLength: 2, isHidden: true }

/** The learner has seen what will happen with these columns. */
export const startForm = defineForm({
  intents: ['start'],
  fields: {
    ru: place,
    fr: place,
    sentence: place,
    form: place,
    gap: place,
    state: place,
    added: place,
  },
  schema: ({ z }) => {
    const text = z.string()
    return z
      .object({
        ru: text,
        fr: text,
        sentence: text,
        form: text,
        gap: text,
        state: text,
        added: text,
      })
      .transform((sent) => columnsOf((name) => sent[name]))
  },
})

/** The next rows of an import that runs. */
export const takeForm = defineForm({
  intents: ['take'],
  fields: {},
  schema: ({ z }) => z.object({}),
})

/** Back to how it was: a file that was only looked at, or all that came with an import. */
export const undoForm = defineForm({
  intents: ['undo'],
  fields: {},
  schema: ({ z }) => z.object({}),
})
export const dropForm = defineForm({
  intents: ['drop'],
  fields: {},
  schema: ({ z }) => z.object({}),
})
