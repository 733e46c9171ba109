import { errors } from '@slovo/messages/errors'
import { defineForm } from '../../visit/form/define-form.ts'

export const languageForm = defineForm({
  intents: ['change-language'],
  fields: { learning_language: { maxLength: 2, isHidden: true } },
  schema: ({ z, say }) =>
    z.object({ learning_language: z.enum(['ru', 'fr'], say(errors.language)) }),
})
