import { defineForm } from '../../visit/form/define-form.ts'

/** Ends one session, on another device. */
export const sessionForm = defineForm({
  intents: ['end-session'],
  fields: { session: { maxLength: 100, isHidden: true } },
  schema: ({ z }) => z.object({ session: z.string() }),
})

export const othersForm = defineForm({
  intents: ['end-other-sessions'],
  fields: {},
  schema: ({ z }) => z.object({}),
})
