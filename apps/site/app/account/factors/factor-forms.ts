import { factors, phoneFactor } from '@slovo/messages/account/second-factors'
import { defineForm, type FormRules } from '../../visit/form/define-form.ts'

const name = { maxLength: 100 }
const code = { maxLength: 20 }
const id = { maxLength: 36, isHidden: true }

export const beginAppForm = defineForm({
  intents: ['begin-app'],
  fields: { name },
  schema: ({ z }) => z.object({ name: z.string().trim() }),
})

export const confirmAppForm = defineForm({
  intents: ['confirm-app'],
  fields: { factor_id: id, uri: { maxLength: 2000, isHidden: true }, code },
  schema: ({ z, say }) =>
    z.object({
      factor_id: z.uuid(say(factors.expired)),
      uri: z.string().startsWith('otpauth://totp/', say(factors.expired)),
      code: digits(z),
    }),
})

export const beginPhoneForm = defineForm({
  intents: ['begin-phone'],
  fields: { number: { maxLength: 40 }, name },
  schema: ({ z, say }) =>
    z.object({
      number: z.string().trim().regex(/[\d+]/, say(phoneFactor.badNumber)),
      name: z.string().trim(),
    }),
})

export const confirmPhoneForm = defineForm({
  intents: ['confirm-phone'],
  fields: { factor_id: id, challenge_id: id, number: { maxLength: 40, isHidden: true }, code },
  schema: ({ z, say }) =>
    z.object({
      factor_id: z.uuid(say(factors.expired)),
      challenge_id: z.uuid(say(factors.expired)),
      number: z.string(),
      code: digits(z),
    }),
})

/** Sent by the script once the browser has registered the key. */
export const finishKeyForm = defineForm({
  intents: ['finish-key'],
  fields: {},
  schema: ({ z }) => z.object({}),
})

export const removeFactorForm = defineForm({
  intents: ['remove-factor'],
  fields: { factor_id: { maxLength: 100, isHidden: true } },
  schema: ({ z }) => z.object({ factor_id: z.string() }),
})

export const codesForm = defineForm({
  intents: ['make-codes'],
  fields: {},
  schema: ({ z }) => z.object({}),
})

/** The digits of a code, however they were grouped. */
const digits = (z: FormRules['z']) => z.string().transform((text) => text.replace(/\D/g, ''))
