import { defineForm } from '../../../visit/form/define-form.ts'

export const dismissForm = defineForm({
  intents: ['dismiss-word'],
  fields: {
    lang: { maxLength: 2, isHidden: true },
    word: { maxLength: 40, isHidden: true },
  },
  schema: ({ z }) => z.object({ lang: z.enum(['ru', 'fr']), word: z.string().min(1) }),
})
