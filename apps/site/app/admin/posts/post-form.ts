import { faults } from '@slovo/messages/admin/editor'
import { textFaults } from '@slovo/messages/admin/texts'
import { fieldFaults } from '@slovo/messages/visit/forms'
import { defineForm } from '../../visit/form/define-form.ts'
import {
  editorIntents,
  fileField,
  MAX_TEXT_LENGTH,
  readText,
  slug,
  slugField,
  storedFile,
} from '../editor/editor-form.ts'

const MAX_TAGS = 30
const MAX_TAG_LENGTH = 50

export const postForm = defineForm({
  intents: editorIntents,
  fields: {
    title: { maxLength: 300 },
    slug: slugField,
    /** The language that it is written in. */
    written: { maxLength: 2 },
    summary: { maxLength: 2000 },
    tags: { maxLength: 1500 },
    image: fileField,
    date: { maxLength: 10 },
    body: { maxLength: MAX_TEXT_LENGTH },
  },
  schema: (rules) => {
    const { z, say } = rules
    const isShort = (tags: string[]) =>
      tags.length <= MAX_TAGS && tags.every((tag) => tag.length <= MAX_TAG_LENGTH)
    return z.object({
      title: z.string().trim().min(1),
      slug: slug(rules),
      written: z.enum(['ru', 'fr'], say(faults.choose)),
      summary: z.string().trim(),
      tags: z.string().transform(readTags).refine(isShort, say(fieldFaults.tooLong)),
      image: storedFile(rules, 'image'),
      date: z.date(say(textFaults.date)),
      body: z.string().transform(readText),
    })
  },
})

function readTags(text: string) {
  return [...new Set(text.split(',').flatMap((tag) => tag.trim() || []))]
}
