import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ShippedActivity } from '@slovo/activities'
import { readShippedFolder } from '@slovo/activities/package'
import { type Block, levels, readBlocks } from '@slovo/content-model'
import { z } from 'zod'
import { SettingsError } from '../settings/settings.ts'
import { markdownFiles, readMarkdown } from './markdown-files.ts'

const langs = ['ru', 'fr'] as const

const LessonHeader = z.strictObject({
  title_fr: z.string().min(1),
  title_ru: z.string().min(1),
  level: z.enum(levels),
  order: z.coerce.number().int().positive(),
})

export interface LessonFile {
  key: string
  slug: string
  lang: (typeof langs)[number]
  header: z.infer<typeof LessonHeader>
  blocks: Block[]
  activities: { key: string; order: number; activity: ShippedActivity }[]
}

/** The lessons of `folder/lessons/<language learnt>/`, each with the activities of the folder of its name. */
export async function readLessons(folder: string): Promise<LessonFile[]> {
  const lessons = await Promise.all(
    langs.map(async (lang) => {
      const keys = await markdownFiles(folder, `lessons/${lang}`)
      return Promise.all(keys.map((key) => readLesson(folder, key, lang)))
    }),
  )
  return lessons.flat()
}

async function readLesson(
  folder: string,
  key: string,
  lang: LessonFile['lang'],
): Promise<LessonFile> {
  const { header, text } = await readMarkdown(folder, key, LessonHeader)
  return {
    key,
    // `01-alphabet-1` is the lesson `alphabet-1`: the number only sorts the files.
    slug: path.basename(key).replace(/^\d+-/, ''),
    lang,
    header,
    blocks: readBlocks(text),
    activities: await readActivities(path.join(folder, key), key),
  }
}

async function readActivities(folder: string, lessonKey: string) {
  if (!existsSync(folder)) return []
  const files = await readShippedFolder(folder)
  return files.map(({ file, order, activity, faults }) => {
    if (!activity) throw new SettingsError(`${file}: ${faults.join('; ')}`)
    return { key: `${lessonKey}/${path.parse(file).name}`, order, activity }
  })
}
