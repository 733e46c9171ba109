import { code as codeWords } from '@slovo/messages/ways-in'
import { defineForm } from '../../visit/form/define-form.ts'

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
