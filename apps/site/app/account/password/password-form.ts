import { newPassword } from '../../visit/auth/password.ts'
import { defineForm } from '../../visit/form/define-form.ts'

export const passwordForm = defineForm({
  intents: ['change-password'],
  fields: {
    current_password: { maxLength: 1000, isSecret: true },
    password: { maxLength: 1000, isSecret: true },
    nonce: { maxLength: 20 },
  },
  schema: (rules) =>
    rules.z.object({
      current_password: rules.z.string(),
      password: newPassword(rules),
      nonce: rules.z.string().transform((code) => code.replace(/\s/g, '')),
    }),
})
