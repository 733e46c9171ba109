import { goal as messages } from '@slovo/messages/study-day'
import { defineForm } from '../../visit/form/define-form.ts'

export const MAX_GOAL = 600

/** To the page that is shown: `/` alone would reach the frame around all pages. */
export const TO_THIS_HOME = '?index'

export const goalForm = defineForm({
  intents: ['set-goal'],
  fields: { kind: { maxLength: 10 }, amount: { maxLength: 3 } },
  schema: ({ z, say }) =>
    z.object({
      kind: z.enum(['minutes', 'words']),
      amount: z
        .string()
        .regex(/^\d{1,3}$/, say(messages.range))
        .transform(Number)
        .refine((amount) => amount >= 1 && amount <= MAX_GOAL, say(messages.range)),
    }),
})

export const pauseForm = defineForm({
  intents: ['begin-pause', 'end-pause'],
  fields: {},
  schema: ({ z }) => z.object({}),
})
