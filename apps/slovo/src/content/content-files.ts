import { levels, sectionsOfMaterials } from '@slovo/content-model'
import { z } from 'zod'
import { readMarkdown, textFiles } from './markdown-files.ts'
import { findRecording, type RecordingFiles } from './recordings.ts'
import { readTranslationFile, type TranslationFile } from './translation-files.ts'

const Lang = z.enum(['ru', 'fr'])
const MaterialHeader = z.strictObject({
  title: z.string().min(1),
  section: z.enum(sectionsOfMaterials).optional(),
  chapter: z.coerce.number().int().positive().optional(),
  level: z.enum(levels),
  image: z.string().optional(),
  audio: z.string().optional(),
  video: z.url().optional(),
  summary_fr: z.string().default(''),
  summary_ru: z.string().default(''),
})
const BookHeader = z.strictObject({
  title: z.string().min(1),
  author: z.string().default(''),
  lang: Lang,
  level: z.enum(levels).optional(),
  image: z.string().optional(),
  description: z.string().default(''),
})

/** A text of `content/`; `key` is its path there, by which it is found when it is published again. */
export interface MaterialFile {
  key: string
  lang: z.infer<typeof Lang>
  header: z.infer<typeof MaterialHeader>
  text: string
  translation: TranslationFile | null
  recording: RecordingFiles
}
export interface BookFile {
  key: string
  header: z.infer<typeof BookHeader>
  chapters: MaterialFile[]
}

/** The texts of `folder/materials/<lang>/`. A mistake in a header is a `SettingsError` that names the file. */
export async function readMaterials(folder: string): Promise<MaterialFile[]> {
  const texts = await Promise.all(
    Lang.options.map(async (lang) => {
      const keys = await textFiles(folder, `materials/${lang}`)
      return Promise.all(keys.map((key) => readMaterial(folder, key, lang)))
    }),
  )
  return texts.flat()
}

/** The books of `folder/books/`, each with the chapters of the folder of its name. */
export async function readBooks(folder: string): Promise<BookFile[]> {
  const keys = await textFiles(folder, 'books')
  return Promise.all(
    keys.map(async (key) => {
      const { header } = await readMarkdown(folder, key, BookHeader)
      const chapterKeys = await textFiles(folder, key)
      const chapters = await Promise.all(
        chapterKeys.map((chapterKey) => readMaterial(folder, chapterKey, header.lang)),
      )
      return { key, header, chapters }
    }),
  )
}

async function readMaterial(folder: string, key: string, lang: MaterialFile['lang']) {
  const translation = await readTranslationFile(folder, key, lang)
  const recording = await findRecording(folder, key)
  return { key, lang, translation, recording, ...(await readMarkdown(folder, key, MaterialHeader)) }
}
