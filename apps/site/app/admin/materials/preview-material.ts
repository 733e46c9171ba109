import { isLevel, isMaterialSection } from '@slovo/content-model'
import { defineForm, type ValuesOf } from '../../visit/form/define-form.ts'
import { readText } from '../editor/editor-form.ts'
import { materialForm } from './material-form.ts'
import { shownTranslation } from './translation/typed-translation.ts'

const BEFORE_IT_IS_STORED = { id: 0, updated_at: new Date(0).toISOString() }

/** The editor's form, sent by its preview button: an unfinished one is shown too. */
export const previewForm = defineForm({
  intents: ['preview'],
  fields: materialForm.fields,
  schema: ({ z }) =>
    z.object({
      ...{ title: z.string(), slug: z.string(), text: z.string(), translation: z.string() },
      ...{ summary_fr: z.string(), summary_ru: z.string() },
      ...{ lang: z.string(), section: z.string(), level: z.string() },
      ...{ image: z.string(), audio: z.string(), video: z.string() },
    }),
})

/** What a form holds as a page can show it. */
export function previewMaterial(values: ValuesOf<typeof previewForm>) {
  const { level, section } = values
  const lang = values.lang === 'fr' ? ('fr' as const) : ('ru' as const)
  const text = readText(values.text)
  const sentences = shownTranslation({ lang, text, translation: readText(values.translation) })
  return {
    material: {
      ...BEFORE_IT_IS_STORED,
      title: values.title || '…',
      slug: values.slug,
      summary_fr: values.summary_fr,
      summary_ru: values.summary_ru,
      image: values.image || null,
      audio: values.audio || null,
      video: values.video || null,
      level: isLevel(level) ? level : ('A1' as const),
      section: isMaterialSection(section) ? section : ('dialogue' as const),
      lang,
      book_id: null,
      has_translation: false,
    },
    text,
    translation: { isWritten: sentences !== null, isMachine: false, hasColumns: false, sentences },
  }
}
