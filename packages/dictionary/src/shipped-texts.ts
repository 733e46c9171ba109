import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Lang } from '@slovo/language'

/** A text of the content folder, without its header. */
export interface ShippedText {
  file: string
  lang: Lang
  body: string
}

/** `v-kafe.fr.md` is no text but the translation of one. */
const TRANSLATION = /\.(fr|ru)\.md$/

/** Every text of `content/materials` and `content/books`, with the language it is written in. */
export async function readShippedTexts(content: string): Promise<ShippedText[]> {
  const folders = await Promise.all(['materials', 'books'].map((name) => filesOf(content, name)))
  const texts = await Promise.all(
    folders.flat().map(async (file) => readText(file, await readFile(join(content, file), 'utf8'))),
  )
  return texts.filter(({ body }) => body !== '')
}

async function filesOf(content: string, folder: string): Promise<string[]> {
  const names = await readdir(join(content, folder), { recursive: true }).catch(() => [])
  return names
    .filter((name) => name.endsWith('.md') && !TRANSLATION.test(name))
    .sort()
    .map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
}

function readText(file: string, source: string): ShippedText {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  const header = parts?.[1] ?? ''
  const body = (parts?.[2] ?? source).normalize('NFC').trim()
  const named = /^lang:\s*(ru|fr)\s*$/m.exec(header)?.[1]
  const isFrench = named ? named === 'fr' : !/\p{Script=Cyrillic}/u.test(body)
  return { file, lang: isFrench ? 'fr' : 'ru', body }
}
