import { email as messages } from '@slovo/messages/account/sign-in'
import { defineForm } from '../../visit/form/define-form.ts'

export const emailForm = defineForm({
  intents: ['change-email'],
  fields: { email: { maxLength: 255 } },
  schema: ({ z, say }) =>
    z.object({ email: z.string().trim().includes('@', say(messages.invalid)) }),
})
