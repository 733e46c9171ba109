import { faults } from '@slovo/messages/admin/editor'
import { defineForm } from '../../visit/form/define-form.ts'
import { editorIntents, fileField, storedFile } from '../editor/editor-form.ts'

const MAX_CHAPTERS = 5000

export const bookForm = defineForm({
  intents: editorIntents,
  fields: {
    title: { maxLength: 300 },
    author: { maxLength: 300 },
    lang: { maxLength: 2 },
    image: fileField,
    description: { maxLength: 10_000 },
    /** The ids in their order, between commas. */
    chapters: { maxLength: 100_000, isHidden: true },
  },
  schema: (rules) => {
    const { z, say } = rules
    const isOrder = (ids: number[]) => ids.every(Number.isSafeInteger) && ids.length <= MAX_CHAPTERS
    return z.object({
      title: z.string().trim().min(1),
      author: z.string().trim().transform(orNull),
      lang: z.enum(['ru', 'fr'], say(faults.choose)),
      image: storedFile(rules, 'image'),
      description: z.string().trim().transform(orNull),
      chapters: z.string().transform(readIds).refine(isOrder),
    })
  },
})

const orNull = (text: string) => text || null

const readIds = (text: string) => text.split(',').filter(Boolean).map(Number)
