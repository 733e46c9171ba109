import { chapterSection, levels, sectionsOfMaterials, videoFrame } from '@slovo/content-model'
import { removeStress } from '@slovo/language'
import { faults } from '@slovo/messages/admin/editor'
import { defineForm, type ValuesOf } from '../../visit/form/define-form.ts'
import {
  editorIntents,
  fileField,
  isStoredFile,
  MAX_TEXT_LENGTH,
  readText,
  slug,
  slugField,
  slugFor,
  storedFile,
} from '../editor/editor-form.ts'
import { translationFault, translationsOf } from './translation/typed-translation.ts'

/** A WebVTT file: the text once more, and forty letters for the times of each sentence. */
const MAX_CUES_LENGTH = MAX_TEXT_LENGTH + 100_000

export const materialForm = defineForm({
  intents: editorIntents,
  fields: {
    title: { maxLength: 300 },
    slug: slugField,
    summary_fr: { maxLength: 1000 },
    summary_ru: { maxLength: 1000 },
    lang: { maxLength: 2 },
    section: { maxLength: 50 },
    level: { maxLength: 2 },
    book_id: { maxLength: 9 },
    chapter_number: { maxLength: 9 },
    image: fileField,
    audio: fileField,
    video: fileField,
    text: { maxLength: MAX_TEXT_LENGTH },
    translation: { maxLength: MAX_TEXT_LENGTH },
    cues: { maxLength: MAX_CUES_LENGTH },
  },
  schema: (rules) => {
    const { z, say } = rules
    const number = (fault: string) =>
      z
        .string()
        .trim()
        .regex(/^\d*$/, fault)
        .transform((text) => Number(text) || null)
    return z
      .object({
        title: z.string().trim().min(1).transform(removeStress),
        slug: slug(rules),
        summary_fr: z.string().trim(),
        summary_ru: z.string().trim(),
        lang: z.enum(['ru', 'fr'], say(faults.choose)),
        section: z.enum(sectionsOfMaterials, say(faults.choose)),
        level: z.enum(levels, say(faults.choose)),
        book_id: number(say(faults.book)),
        chapter_number: number(say(faults.chapter)),
        image: storedFile(rules, 'image'),
        audio: storedFile(rules, 'audio'),
        video: z.string().trim().refine(isVideo, say(faults.video)),
        text: z.string().transform(readText),
        translation: z.string().transform(readText),
        cues: z.string().trim(),
      })
      .refine(({ section, book_id }) => section !== chapterSection || book_id !== null, {
        path: ['book_id'],
        message: say(faults.book),
      })
      .superRefine((typed, context) => {
        const message = translationFault(typed, say)
        if (message) context.addIssue({ code: 'custom', path: ['translation'], message })
      })
  },
})

const isVideo = (video: string) =>
  video === '' || videoFrame(video) !== null || isStoredFile(video, 'video')

export type TypedMaterial = ValuesOf<typeof materialForm>

/** The columns that the form fills, but for the cues; a book is kept for a chapter only. */
export function materialRow(written: TypedMaterial) {
  const { text, translation, cues: _, video, book_id, chapter_number, ...typed } = written
  const isChapter = typed.section === chapterSection
  return {
    ...typed,
    slug: slugFor(typed.slug, typed.title),
    video: video || null,
    book_id: isChapter ? book_id : null,
    chapter_number: isChapter ? chapter_number : null,
    body: text,
    body_accents: typed.lang === 'ru' ? text : null,
    translations: translationsOf(written),
  }
}
