import { type Cues, Glossary, readCues, TextAnalysis, wordedSentences } from '@slovo/content-model'
import { data } from 'react-router'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'
import { analyseNow, prepareText, type ReadableText } from './readable-text.server.ts'

const MAX_CACHED_TEXTS = 200
const cache = new Map<string, Promise<RecordedText | null>>()

/** A text with the cues of its recording, one for each of its sentences. */
interface RecordedText extends ReadableText {
  cues: Cues | null
}

/** A version of a material that this user was allowed to find. */
interface FoundMaterial {
  id: number
  updated_at: string
}

/**
 * The text of a material; `null` if it was unpublished or deleted since the material was found. Each version is read and
 * parsed once and cached in memory; the least recently read one leaves first.
 */
export function findReadableText(
  database: Database,
  { id, updated_at }: FoundMaterial,
): Promise<RecordedText | null> {
  const key = `${id} ${updated_at}`
  const text = cache.get(key) ?? readText(database, id)
  cache.delete(key)
  cache.set(key, text)
  const forget = () => {
    if (cache.get(key) === text) cache.delete(key)
  }
  text.then((found) => found || forget(), forget)

  const oldest = cache.keys().next().value
  if (cache.size > MAX_CACHED_TEXTS && oldest) cache.delete(oldest)
  return text
}

/** The text that the whole page is about: without it, the page is not found. */
export async function requireReadableText(database: Database, material: FoundMaterial) {
  const text = await findReadableText(database, material)
  if (!text) throw data(null, { status: 404 })
  return text
}

async function readText(database: Database, id: number): Promise<RecordedText | null> {
  const row = unwrap(
    await database
      .from('materials')
      .select('lang, body, body_accents, analysis, glossary, cues')
      .eq('id', id)
      .maybeSingle(),
  )
  if (!row) return null
  const text = row.body_accents ?? row.body ?? ''
  const analysis = TextAnalysis.safeParse(row.analysis)
  const glossary = Glossary.safeParse(row.glossary)
  const readable =
    analysis.success && glossary.success
      ? prepareText(text, analysis.data, glossary.data)
      : prepareText(text, ...analyseNow(text, row.lang === 'fr' ? 'fr' : 'ru'))
  return { ...readable, cues: readCues(row.cues, wordedSentences(readable.analysis).length) }
}
