import { errors } from '@slovo/messages/errors'
import { code as codeWords, waysIn } from '@slovo/messages/sign-in/ways-in'
import { newPassword } from '../visit/auth/password.ts'
import { defineForm, type FormRules } from '../visit/form/define-form.ts'

/** Signs in by password, or asks for a mail that signs in without one. */
export const signInForm = defineForm({
  intents: ['password', 'mail'],
  fields: { email: { maxLength: 255 }, password: { maxLength: 1000, isSecret: true } },
  schema: ({ z, say, intent }) => {
    const typed = z.object({ email: z.string().trim(), password: z.string() })
    return intent === 'mail'
      ? typed.refine(({ email }) => email, { path: ['email'], error: say(waysIn.mailWhere) })
      : typed.refine(({ email, password }) => email && password, say(errors.emailOrPhoneRequired))
  },
})

/** The code of a mail, typed in. */
export const mailCodeForm = defineForm({
  intents: ['mail-code'],
  fields: { email: { maxLength: 255, isHidden: true }, code: { maxLength: 20 } },
  schema: ({ z, say }) =>
    z
      .object({
        email: z.string().trim(),
        code: z.string().transform((text) => text.replaceAll(/\s/g, '')),
      })
      .refine(({ code }) => code !== '', say(codeWords.missing)),
})

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

/** The domain of an organisation, or an e-mail address there. */
export const organisationForm = defineForm({
  intents: ['organisation'],
  fields: { domain: { maxLength: 255 } },
  schema: ({ z, say }) =>
    z
      .object({ domain: z.string().transform(domainOf) })
      .refine(({ domain }) => domain !== '', say(errors.occurred)),
})

function domainOf(text: string) {
  const typed = text.trim()
  return typed.slice(typed.lastIndexOf('@') + 1).toLowerCase()
}

/** The code of an app or an SMS, or the request for that SMS. */
export const factorForm = defineForm({
  intents: ['code', 'send'],
  fields: {
    factor: { maxLength: 100, isHidden: true },
    challenge: { maxLength: 100, isHidden: true },
    code: { maxLength: 20 },
  },
  schema: ({ z, say, intent }) =>
    z
      .object({
        factor: z.string(),
        challenge: z.string(),
        code: z.string().transform((text) => text.replaceAll(/\s/g, '')),
      })
      .refine(({ code }) => intent === 'send' || code !== '', say(codeWords.missing)),
})

/** One of the codes that were saved for the day on which the second factor is lost. */
export const recoveryForm = defineForm({
  intents: ['recovery'],
  fields: { code: { maxLength: 100 } },
  schema: ({ z }) => z.object({ code: z.string() }),
})

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

/** Asks for the mail by which a new password is set. */
export const resetForm = defineForm({
  intents: ['reset-password'],
  fields: { email: { maxLength: 255 } },
  schema: ({ z, say }) =>
    z
      .object({ email: z.string().trim() })
      .refine(({ email }) => email !== '', say(errors.occurred)),
})

export const setPasswordForm = defineForm({
  intents: ['set-password'],
  fields: { password: { maxLength: 1000, isSecret: true } },
  schema: (rules) => rules.z.object({ password: newPassword(rules) }),
})
