import { defineForm, type FormRules } from '../../visit/form/define-form.ts'

const fields = { id: { maxLength: 15, isHidden: true } }

const schema = ({ z }: FormRules) =>
  z.object({
    id: z
      .string()
      .regex(/^[1-9]\d*$/)
      .transform(Number),
  })

/** A button of the editor of a row, which sends the rest of the editor along. */
export const deleteForm = defineForm({ intents: ['delete'], fields, schema })

/** Undoes the last deletion, or brings back one of the list. */
export const restoreForm = defineForm({ intents: ['restore'], fields, schema })
