import { materialPath } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'
import { findReadableText } from '../text/find-readable-text.server.ts'
import type { ReadableText } from '../text/readable-text.server.ts'

const MAX_SENTENCES = 6
/** A text that only may hold the word is read in vain. */
const MAX_TEXTS = 10

/** A sentence of a published text in which a word occurs. */
export interface ExampleSentence {
  before: string
  /** The word as it stands there. */
  form: string
  after: string
  title: string
  path: string
}

/** One sentence of each text in which the word occurs, those of the easiest texts first. */
export async function findExampleSentences(
  database: Database,
  lemmaId: number,
  lang: Lang,
): Promise<ExampleSentence[]> {
  const materials = unwrap(
    await database
      .from('materials')
      .select('id, title, slug, section, updated_at')
      .eq('lang', lang)
      .eq('is_published', true)
      .contains('lemma_ids', [lemmaId])
      .order('level', { ascending: true })
      .order('id', { ascending: true })
      .limit(MAX_TEXTS),
  )
  const texts = await Promise.all(
    materials.map(async (material) => ({
      title: material.title,
      path: materialPath(material),
      text: await findReadableText(database, material),
    })),
  )
  return texts
    .flatMap(({ text, ...source }) => {
      const sentence = text && sentenceWith(text, lemmaId)
      return sentence ? [{ ...sentence, ...source }] : []
    })
    .slice(0, MAX_SENTENCES)
}

/** The first sentence in which the word is the likeliest meaning of one of its forms. */
export function sentenceWith({ text, analysis, glossary }: ReadableText, lemmaId: number) {
  const entries = new Set(
    glossary.entries.flatMap(({ lookups }, entry) =>
      lookups[0]?.lemmaId === lemmaId ? [entry] : [],
    ),
  )
  const word = analysis.words.find(([, , entry]) => entries.has(entry))
  if (!word) return null
  const [start, end] = word
  const sentence = analysis.sentences.find(([from, to]) => from <= start && end <= to)
  if (!sentence) return null
  const [from, to] = sentence
  return {
    before: inOneLine(text.slice(from, start)).replace(/^ ?(?:[—–-] )?/, ''),
    form: text.slice(start, end),
    after: inOneLine(text.slice(end, to)).trimEnd(),
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')
