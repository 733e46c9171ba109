import { deletion } from '@slovo/messages/account/page'
import { passkeys } from '@slovo/messages/account/passkeys'
import { email } from '@slovo/messages/account/sign-in'
import { errors } from '@slovo/messages/errors'
import { newPassword } from '../visit/auth/password.ts'
import { defineForm } from '../visit/form/define-form.ts'

export const emailForm = defineForm({
  intents: ['change-email'],
  fields: { email: { maxLength: 255 } },
  schema: ({ z, say }) => z.object({ email: z.string().trim().includes('@', say(email.invalid)) }),
})

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

export const languageForm = defineForm({
  intents: ['change-language'],
  fields: { learning_language: { maxLength: 2, isHidden: true } },
  schema: ({ z, say }) =>
    z.object({ learning_language: z.enum(['ru', 'fr'], say(errors.language)) }),
})

/** Each provider is a button of the form. */
export const linkForm = defineForm({
  intents: ['link-identity'],
  fields: { provider: { maxLength: 100, isHidden: true } },
  schema: ({ z }) => z.object({ provider: z.string() }),
})

export const unlinkForm = defineForm({
  intents: ['unlink-identity'],
  fields: { identity: { maxLength: 100, isHidden: true } },
  schema: ({ z }) => z.object({ identity: z.string() }),
})

const passkey = { maxLength: 100, isHidden: true }

export const renameForm = defineForm({
  intents: ['rename-passkey'],
  fields: { passkey, name: { maxLength: 120 } },
  schema: ({ z, say }) =>
    z.object({ passkey: z.string(), name: z.string().trim().min(1, say(passkeys.badName)) }),
})

export const removeForm = defineForm({
  intents: ['remove-passkey'],
  fields: { passkey },
  schema: ({ z }) => z.object({ passkey: z.string() }),
})

/** Ends one session, on another device. */
export const sessionForm = defineForm({
  intents: ['end-session'],
  fields: { session: { maxLength: 100, isHidden: true } },
  schema: ({ z }) => z.object({ session: z.string() }),
})

export const othersForm = defineForm({
  intents: ['end-other-sessions'],
  fields: {},
  schema: ({ z }) => z.object({}),
})

export const deletionForm = defineForm({
  intents: ['delete-account'],
  fields: { confirmation: { maxLength: 40 } },
  schema: ({ z, say }) => {
    const word = say(deletion.word)
    const isTyped = (text: string) => text.trim().toUpperCase() === word
    return z.object({ confirmation: z.string().refine(isTyped, say(deletion.notTyped, { word })) })
  },
})
