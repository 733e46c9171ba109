import { errors } from '@slovo/messages/errors'
import { defineForm } from '../../visit/form/define-form.ts'

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
