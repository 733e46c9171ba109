import { defineForm } from '../visit/form/define-form.ts'

/** Deletes the word of a row, or those of the page that are checked. */
export const deleteWordsForm = defineForm({
  intents: ['delete', 'delete-checked'],
  fields: { id: { maxLength: 1000, isHidden: true, isList: true } },
  schema: ({ z }) => z.object({ id: z.string().transform((ids) => ids.split('\n')) }),
})
