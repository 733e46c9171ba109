import { defineForm } from '../../visit/form/define-form.ts'

/** Each provider is a button of the form. */
export const linkForm = defineForm({
  intents: ['link-identity'],
  fields: { provider: { maxLength: 100, isHidden: true } },
  schema: ({ z }) => z.object({ provider: z.string() }),
})

export const unlinkForm = defineForm({
  intents: ['unlink-identity'],
  fields: { identity: { maxLength: 100, isHidden: true } },
  schema: ({ z }) => z.object({ identity: z.string() }),
})
