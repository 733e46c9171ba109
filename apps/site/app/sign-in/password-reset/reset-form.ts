import { errors } from '@slovo/messages/errors'
import { defineForm } from '../../visit/form/define-form.ts'

/** Asks for the mail by which a new password is set. */
export const resetForm = defineForm({
  intents: ['reset-password'],
  fields: { email: { maxLength: 255 } },
  schema: ({ z, say }) =>
    z
      .object({ email: z.string().trim() })
      .refine(({ email }) => email !== '', say(errors.occurred)),
})
