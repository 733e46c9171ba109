import { errors } from '@slovo/messages/errors'
import { defineForm } from '../../visit/form/define-form.ts'

/** Signs in by password, or asks for a mail that signs in without one. */
export const signInForm = defineForm({
  intents: ['password', 'mail'],
  fields: { email: { maxLength: 255 }, password: { maxLength: 1000, isSecret: true } },
  schema: ({ z, say, intent }) =>
    z
      .object({ email: z.string().trim(), password: z.string() })
      .refine(
        ({ email, password }) => email && (intent === 'mail' || password),
        say(errors.emailOrPhoneRequired),
      ),
})
