import { errors } from '@slovo/messages/errors'
import { code as codeWords } from '@slovo/messages/ways-in'
import { defineForm, type FormRules } from '../../visit/form/define-form.ts'

/** Asks for an SMS with a code. */
export const phoneForm = defineForm({
  intents: ['send-code'],
  fields: { phone: { maxLength: 40 } },
  schema: ({ z, say }) =>
    z
      .object({ phone: phoneNumber(z) })
      .refine(({ phone }) => phone !== '', say(errors.emailOrPhoneRequired)),
})

/** The code of that SMS. */
export const phoneCodeForm = defineForm({
  intents: ['phone-code'],
  fields: { phone: { maxLength: 40, isHidden: true }, code: { maxLength: 20 } },
  schema: ({ z, say }) =>
    z
      .object({
        phone: phoneNumber(z),
        code: z.string().transform((text) => text.replaceAll(/\s/g, '')),
      })
      .refine(({ code }) => code !== '', say(codeWords.missing)),
})

const phoneNumber = (z: FormRules['z']) =>
  z.string().transform((text) => text.replaceAll(/[^\d+]/g, ''))
