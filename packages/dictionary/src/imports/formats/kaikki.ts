import { removeStress } from '@slovo/language'
import { z } from 'zod'
import { translationsIn } from '../entry-text.ts'
import type { DictionaryFile, ImportedEntry } from '../imported-entry.ts'
import { genderOf, posOf } from '../parts-of-speech.ts'
import { type ImportLimits, type Line, readLines, refusal, textOf } from '../read-file.ts'

const tags = z.array(z.string()).catch([]).default([])
const links = z.array(z.unknown()).optional()
const Sense = z.object({
  glosses: z.array(z.string()).optional(),
  form_of: links,
  alt_of: links,
  tags,
})
const Translation = z.object({
  lang_code: z.string().optional(),
  code: z.string().optional(),
  word: z.string().optional(),
})
const WordRecord = z.object({
  word: z.string(),
  lang: z.string(),
  lang_code: z.string(),
  pos: z.string().optional(),
  tags,
  senses: z.array(Sense).default([]),
  translations: z.array(Translation).default([]),
  forms: z.array(z.object({ form: z.string(), tags })).default([]),
})
type WordRecord = z.infer<typeof WordRecord>

/** Every record that is used has one of these; most records of a file are of other languages, and are not parsed. */
const SIGNS = ['"ru"', 'ранцузский'].map((sign) => Buffer.from(sign))
const [OPEN, CLOSE] = ['{', '}'].map((brace) => brace.charCodeAt(0))

/**
 * What wiktextract makes of a Wiktionary: a JSON object a line. Of the French and the Russian edition, French and Russian
 * words are used: explained in the other language, or translated into it.
 */
export function readKaikki(file: string, limits: ImportLimits): DictionaryFile {
  let progress = 0
  async function* entries(): AsyncGenerator<ImportedEntry> {
    for await (const line of readLines(file, limits)) {
      progress = line.progress
      const { bytes } = line
      if (bytes.length === 0) continue
      if (bytes[0] !== OPEN || bytes.at(-1) !== CLOSE)
        throw refusal(file, line.number, 'it is not a JSON object')
      if (!SIGNS.some((sign) => bytes.includes(sign))) continue
      const record = parse(file, line)
      if (record) yield entryOf(record)
    }
  }
  return {
    source: 'Wiktionary, by wiktextract',
    licence: 'CC BY-SA 4.0 and GFDL (Wiktionary)',
    isRussianFrench: true,
    entries,
    progress: () => progress,
  }
}

function parse(file: string, line: Line): WordRecord | undefined {
  const text = textOf(file, line)
  try {
    const found = WordRecord.safeParse(JSON.parse(text))
    if (found.success) return found.data
  } catch {
    throw refusal(file, line.number, 'it is not JSON')
  }
  // Redirects have no word.
  if (/^\{\s*"(?:title|redirect)"/.test(text)) return undefined
  throw refusal(file, line.number, 'it is not a record of wiktextract (word, lang, lang_code)')
}

function entryOf(record: WordRecord): ImportedEntry {
  const { word, lang_code: code, senses, translations } = record
  // The name of the language tells the edition.
  const lang = record.lang.toLowerCase()
  const own = senses.filter(({ form_of, alt_of }) => !form_of && !alt_of)
  const isForm = senses.length > 0 && own.length === 0
  const isExplained =
    (code === 'ru' && lang === 'russe') || (code === 'fr' && lang === 'французский')
  const isTranslated =
    (code === 'fr' && lang === 'français') || (code === 'ru' && lang === 'русский')
  const other = code === 'ru' ? 'fr' : 'ru'
  const glosses = own.flatMap(({ glosses = [] }) => translationsIn(glosses.at(-1) ?? ''))
  const words = translations
    .filter((one) => (one.lang_code ?? one.code) === other)
    .flatMap((one) => translationsIn(one.word ?? ''))
  const pos = posOf(record.pos)
  const gender = [...record.tags, ...own.flatMap((sense) => sense.tags)].map(genderOf).find(Boolean)
  return {
    headword: stressedOf(record) ?? word,
    ...(pos && { pos }),
    ...(gender && { gender }),
    translations: [
      ...(isExplained && !isForm ? glosses : []),
      ...(isTranslated && !isForm ? words : []),
    ],
  }
}

const OWN_FORMS = [['canonical'], ['nominative', 'singular'], ['infinitive']]

/** кни́га: the headword itself among the forms, where it has its stress. */
function stressedOf({ word, forms }: WordRecord): string | undefined {
  const own = forms.filter(({ form }) => form !== word && removeStress(form) === word)
  return own.find((one) => OWN_FORMS.some((tags) => tags.every((tag) => one.tags.includes(tag))))
    ?.form
}
