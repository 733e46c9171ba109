import { defineForm } from '../visit/form/define-form.ts'

/** What the user answers to an application; a form without a decision denies. */
export const consentForm = defineForm({
  intents: ['deny', 'approve'],
  fields: {},
  schema: ({ z }) => z.object({}),
})

/** Shuts an application out that was let in before. */
export const revokeForm = defineForm({
  intents: ['revoke'],
  fields: { client: { maxLength: 200, isHidden: true } },
  schema: ({ z }) => z.object({ client: z.string() }),
})
