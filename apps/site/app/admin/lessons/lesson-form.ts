import { levels } from '@slovo/content-model'
import { faults } from '@slovo/messages/admin/editor'
import { textFaults } from '@slovo/messages/admin/texts'
import { defineForm } from '../../visit/form/define-form.ts'
import { editorIntents, MAX_TEXT_LENGTH, readText, slug, slugField } from '../editor/editor-form.ts'

export const lessonForm = defineForm({
  intents: editorIntents,
  fields: {
    title_fr: { maxLength: 300 },
    title_ru: { maxLength: 300 },
    slug: slugField,
    /** The language that it teaches. */
    lang: { maxLength: 2 },
    level: { maxLength: 2 },
    order: { maxLength: 6 },
    body: { maxLength: MAX_TEXT_LENGTH },
  },
  schema: (rules) => {
    const { z, say } = rules
    return z.object({
      title_fr: z.string().trim().min(1),
      title_ru: z.string().trim().min(1),
      slug: slug(rules),
      lang: z.enum(['ru', 'fr'], say(faults.choose)),
      level: z.enum(levels, say(faults.choose)),
      order: z.string().trim().regex(/^\d+$/, say(textFaults.order)).transform(Number),
      body: z.string().transform(readText),
    })
  },
})
