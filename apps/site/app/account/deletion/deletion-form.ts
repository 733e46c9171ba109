import { deletion as messages } from '@slovo/messages/account/page'
import { defineForm } from '../../visit/form/define-form.ts'

export const deletionForm = defineForm({
  intents: ['delete-account'],
  fields: { confirmation: { maxLength: 40 } },
  schema: ({ z, say }) => {
    const word = say(messages.word)
    const isTyped = (text: string) => text.trim().toUpperCase() === word
    return z.object({ confirmation: z.string().refine(isTyped, say(messages.notTyped, { word })) })
  },
})
