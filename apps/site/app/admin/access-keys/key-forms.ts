import { defineForm } from '../../visit/form/define-form.ts'

export const createForm = defineForm({
  intents: ['create-key'],
  fields: { description: { maxLength: 200 } },
  schema: ({ z }) => z.object({ description: z.string() }),
})

export const revokeKeyForm = defineForm({
  intents: ['revoke-key'],
  fields: { key: { maxLength: 100, isHidden: true } },
  schema: ({ z }) => z.object({ key: z.string() }),
})
