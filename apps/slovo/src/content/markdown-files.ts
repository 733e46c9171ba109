import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { SettingsError } from '../settings/settings.ts'

/** A file of `content/`: its header, checked, and its text. A mistake is a `SettingsError` that names the file. */
export async function readMarkdown<T>(folder: string, key: string, Header: z.ZodType<T>) {
  const file = path.join(folder, `${key}.md`)
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec((await readFile(file, 'utf8')).replaceAll('\r', ''))
  if (!parts) throw new SettingsError(`${file} must begin with a header between two lines of ---.`)
  const header = Header.safeParse(readHeader(parts[1] ?? ''))
  if (!header.success) throw new SettingsError(`${file}: ${z.prettifyError(header.error)}`)
  return { header: header.data, text: (parts[2] ?? '').trim().normalize('NFC') }
}

/** One `name: value` per line; the value is not parsed, so a title may contain a colon. */
function readHeader(text: string) {
  const lines = text.split('\n').flatMap((line) => {
    const parts = /^(\w+):\s*(.*?)\s*$/.exec(line)
    return parts?.[2] ? [[parts[1], parts[2]]] : []
  })
  return Object.fromEntries(lines)
}

/** `v-kafe.fr.md` is the translation of `v-kafe.md`; pages have a language in their name too. */
const TRANSLATION = /\.(fr|ru)$/

/** The keys of the texts in a folder, sorted by name, without their translations; none if the folder does not exist. */
export async function textFiles(folder: string, place: string): Promise<string[]> {
  return (await markdownFiles(folder, place)).filter((key) => !TRANSLATION.test(key))
}

/** The keys of the Markdown files in a folder, sorted by name; none if the folder does not exist. */
export async function markdownFiles(folder: string, place: string): Promise<string[]> {
  const names = await filesIn(path.join(folder, place))
  const keys = names.filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3))
  return keys.sort().map((name) => `${place}/${name}`)
}

/** The names in a folder, which a folder of content need not have: it may have texts and no pictures. */
export async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
