import { errors } from '@slovo/messages/errors'
import { newPassword } from '../../visit/auth/password.ts'
import { defineForm } from '../../visit/form/define-form.ts'

export const registerForm = defineForm({
  intents: ['register'],
  fields: { email: { maxLength: 255 }, password: { maxLength: 1000, isSecret: true } },
  schema: (rules) =>
    rules.z
      .object({ email: rules.z.string().trim(), password: rules.z.string() })
      .refine(({ email, password }) => email && password, {
        error: rules.say(errors.emailOrPhoneRequired),
        abort: true,
      })
      .pipe(rules.z.object({ email: rules.z.string(), password: newPassword(rules) })),
})
