import { defineForm } from '../visit/form/define-form.ts'

export const studiedForm = defineForm({
  intents: ['mark-studied'],
  fields: {},
  schema: ({ z }) => z.object({}),
})
