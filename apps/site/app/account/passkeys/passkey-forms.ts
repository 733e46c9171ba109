import { passkeys as messages } from '@slovo/messages/account/passkeys'
import { defineForm } from '../../visit/form/define-form.ts'

const passkey = { maxLength: 100, isHidden: true }

export const renameForm = defineForm({
  intents: ['rename-passkey'],
  fields: { passkey, name: { maxLength: 120 } },
  schema: ({ z, say }) =>
    z.object({ passkey: z.string(), name: z.string().trim().min(1, say(messages.badName)) }),
})

export const removeForm = defineForm({
  intents: ['remove-passkey'],
  fields: { passkey },
  schema: ({ z }) => z.object({ passkey: z.string() }),
})
