import { faults } from '@slovo/messages/admin/editor'
import { defineForm } from '../../visit/form/define-form.ts'
import { editorIntents, MAX_TEXT_LENGTH, readText } from '../editor/editor-form.ts'

/** The pages whose texts the site shows. */
export const pageSlugs = ['home', 'teacher'] as const

type PageSlug = (typeof pageSlugs)[number]

export const isPageSlug = (slug: string): slug is PageSlug =>
  pageSlugs.some((known) => known === slug)

export const pageForm = defineForm({
  intents: editorIntents,
  fields: {
    title: { maxLength: 300 },
    slug: { maxLength: 100 },
    locale: { maxLength: 2 },
    body: { maxLength: MAX_TEXT_LENGTH },
  },
  schema: ({ z, say }) =>
    z.object({
      title: z.string().trim().min(1),
      slug: z.enum(pageSlugs, say(faults.choose)),
      locale: z.enum(['fr', 'ru'], say(faults.choose)),
      body: z.string().transform(readText),
    }),
})
