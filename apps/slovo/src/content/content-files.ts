import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { levels, MaterialSection } from '@slovo/content-model'
import { z } from 'zod'
import { SettingsError } from '../settings/settings.ts'

const Lang = z.enum(['ru', 'fr'])
const MaterialHeader = z.strictObject({
  title: z.string().min(1),
  section: MaterialSection.optional(),
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

/** A text as it stands in `content/`; `key` is its path there and stays its identity when it is published again. */
export interface MaterialFile {
  key: string
  lang: z.infer<typeof Lang>
  header: z.infer<typeof MaterialHeader>
  text: string
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
      const keys = await markdownFiles(folder, `materials/${lang}`)
      return Promise.all(keys.map((key) => readMaterial(folder, key, lang)))
    }),
  )
  return texts.flat()
}

/** The books of `folder/books/`, each with the chapters of the folder of its name. */
export async function readBooks(folder: string): Promise<BookFile[]> {
  const keys = await markdownFiles(folder, 'books')
  return Promise.all(
    keys.map(async (key) => {
      const { header } = await readMarkdown(folder, key, BookHeader)
      const chapterKeys = await markdownFiles(folder, key)
      const chapters = await Promise.all(
        chapterKeys.map((chapterKey) => readMaterial(folder, chapterKey, header.lang)),
      )
      return { key, header, chapters }
    }),
  )
}

async function readMaterial(folder: string, key: string, lang: MaterialFile['lang']) {
  return { key, lang, ...(await readMarkdown(folder, key, MaterialHeader)) }
}

async function readMarkdown<T>(folder: string, key: string, Header: z.ZodType<T>) {
  const file = path.join(folder, `${key}.md`)
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec((await readFile(file, 'utf8')).replaceAll('\r', ''))
  if (!parts) throw new SettingsError(`${file} must begin with a header between two lines of ---.`)
  const header = Header.safeParse(readHeader(parts[1] ?? ''))
  if (!header.success) throw new SettingsError(`${file}: ${z.prettifyError(header.error)}`)
  return { header: header.data, text: (parts[2] ?? '').trim().normalize('NFC') }
}

/** One `name: value` a line; the value is taken as it stands, so that a title may hold a colon. */
function readHeader(text: string) {
  const lines = text.split('\n').flatMap((line) => {
    const parts = /^(\w+):\s*(.*?)\s*$/.exec(line)
    return parts?.[2] ? [[parts[1], parts[2]]] : []
  })
  return Object.fromEntries(lines)
}

async function markdownFiles(folder: string, place: string): Promise<string[]> {
  try {
    const names = await readdir(path.join(folder, place))
    const keys = names.filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3))
    return keys.sort().map((name) => `${place}/${name}`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
