import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  readerLanguage,
  readTranslation,
  sourceSentences,
  storeTranslation,
  type TextAnalysis,
  type TranslationMismatch,
} from '@slovo/content-model'
import { SettingsError } from '../settings/settings.ts'

/** `v-kafe.fr.md`: a line for each sentence of `v-kafe.md`. */
export interface TranslationFile {
  file: string
  lang: 'fr' | 'ru'
  lines: string
}

/** The translation beside a text, for those who read its language as learners; null where there is none. */
export async function readTranslationFile(
  folder: string,
  key: string,
  lang: 'ru' | 'fr',
): Promise<TranslationFile | null> {
  const into = readerLanguage(lang)
  const file = path.join(folder, `${key}.${into}.md`)
  try {
    return { file, lang: into, lines: await readFile(file, 'utf8') }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** What a material's row keeps of its translation. One that does not match its text is a `SettingsError` that says where. */
export function translationColumns(
  { file, lang, lines }: TranslationFile,
  text: string,
  analysis: TextAnalysis,
) {
  const sentences = sourceSentences(text, analysis)
  const read = readTranslation(lines, sentences)
  if ('mismatches' in read) {
    throw new SettingsError(read.mismatches.map((one) => describe(file, one)).join('\n'))
  }
  return { translations: { [lang]: storeTranslation(read.lines, sentences) } }
}

function describe(file: string, { block, line, lines, sentences, begins }: TranslationMismatch) {
  const place = `${file}, line ${line}: block ${block}`
  if (sentences === 0)
    return `${place} has no block of the text. Take it out, or join it to another.`
  return `${place} has ${lines} lines for ${sentences} sentences («${begins}»): write one line for each sentence.`
}
