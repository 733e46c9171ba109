import { isLevel, isMaterialSection } from '@slovo/content-model'
import { compose } from '@slovo/language'
import type { Values } from '../editor/fields.ts'

const BEFORE_IT_IS_STORED = { id: 0, updated_at: new Date(0).toISOString() }

/** What a form holds as a page can show it: an unfinished form is shown too. */
export function previewMaterial(values: Values) {
  const { level, section } = values
  return {
    material: {
      ...BEFORE_IT_IS_STORED,
      title: values.title || '…',
      slug: values.slug ?? '',
      summary_fr: values.summary_fr ?? '',
      summary_ru: values.summary_ru ?? '',
      image: values.image || null,
      audio: values.audio || null,
      video: values.video || null,
      level: isLevel(level) ? level : ('A1' as const),
      section: isMaterialSection(section) ? section : ('dialogue' as const),
      lang: values.lang === 'fr' ? ('fr' as const) : ('ru' as const),
      book_id: null,
    },
    text: compose((values.text ?? '').slice(0, 300_000).replaceAll('\r\n', '\n').trim()),
  }
}
