import { chapterSection, Level, MaterialSection, slugOf, videoFrame } from '@slovo/content-model'
import { compose, removeStress } from '@slovo/language'
import { faults } from '@slovo/messages/admin/editor'
import { z } from 'zod'
import { faultsOf, StoredFile } from '../editor/field-schemas.ts'
import type { Faults, Values } from '../editor/fields.ts'

const LONGEST_TEXT = 300_000

const optionalNumber = z
  .string()
  .trim()
  .regex(/^\d{0,9}$/)
  .transform((text) => Number(text) || null)

const Material = z.object({
  title: z.string().trim().min(1).max(300).transform(removeStress),
  slug: z
    .string()
    .trim()
    .max(100)
    .regex(/^[a-z0-9-]*$/),
  summary_fr: z.string().trim().max(1000),
  summary_ru: z.string().trim().max(1000),
  lang: z.enum(['ru', 'fr']),
  section: MaterialSection,
  level: Level,
  book_id: optionalNumber,
  chapter_number: optionalNumber,
  image: StoredFile('image'),
  audio: StoredFile('audio'),
  video: z.string().trim().max(1000),
  text: z
    .string()
    .max(LONGEST_TEXT)
    .transform((text) => compose(text.replaceAll('\r\n', '\n').trim())),
})

export type TypedMaterial = z.infer<typeof Material>
/** The texts of the form, one for each field: a field that was left out here would be emptied by the next save. */
export type MaterialValues = Record<keyof z.input<typeof Material>, string>

/** The fields of a material's form, checked; or what is wrong with which of them. */
export function readMaterial(values: Values): { typed: TypedMaterial } | { faults: Faults } {
  const read = Material.safeParse(values)
  if (!read.success) {
    return {
      faults: faultsOf(read.error, {
        ...{ lang: faults.choose, section: faults.choose, level: faults.choose },
        ...{ slug: faults.slug, chapter_number: faults.chapter },
        ...{ image: faults.file, audio: faults.file },
      }),
    }
  }
  const typed = read.data
  if (
    typed.video &&
    !videoFrame(typed.video) &&
    !StoredFile('video').safeParse(typed.video).success
  )
    return { faults: { video: faults.video } }
  if (typed.section === chapterSection && typed.book_id === null)
    return { faults: { book_id: faults.book } }
  return { typed: { ...typed, slug: typed.slug || slugOf(typed.title) } }
}

/** The columns that a form fills; a book is kept for a chapter only. */
export function materialRow({ text, video, book_id, chapter_number, ...typed }: TypedMaterial) {
  const isChapter = typed.section === chapterSection
  return {
    ...typed,
    video: video || null,
    book_id: isChapter ? book_id : null,
    chapter_number: isChapter ? chapter_number : null,
    body: text,
    body_accents: typed.lang === 'ru' ? text : null,
  }
}
