import { newPassword } from '../../visit/auth/password.ts'
import { defineForm } from '../../visit/form/define-form.ts'

export const setPasswordForm = defineForm({
  intents: ['set-password'],
  fields: { password: { maxLength: 1000, isSecret: true } },
  schema: (rules) => rules.z.object({ password: newPassword(rules) }),
})
