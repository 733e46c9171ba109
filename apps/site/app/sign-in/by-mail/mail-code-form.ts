import { code as codeWords } from '@slovo/messages/ways-in'
import { defineForm } from '../../visit/form/define-form.ts'

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
