import { Glossary, TextAnalysis } from '@slovo/content-model'
import { type Lang, splitParagraphs, splitSentences, splitWords } from '@slovo/language'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'
import { type CutText, cutText, textHtml } from './text-html.ts'
import { wordsOfSentences } from './word-sentence.ts'

/** A text ready to be shown to anybody: analysed, cut for both ways of showing it, its glossary as it is sent. */
export interface ReadableText {
  text: string
  analysis: TextAnalysis
  glossary: Glossary
  cut: (options: { accents: boolean }) => CutText
  /** The text as everybody sees it who has saved none of its words. */
  unmarked: (options: { accents: boolean }) => Uint8Array
  isSavedWord: (saved: ReadonlySet<number>) => (word: number) => boolean
  glossaryFile: () => string
}

const KEPT_TEXTS = 200
const kept = new Map<string, Promise<ReadableText>>()

/**
 * The text of a material that this reader was allowed to find. It is read and parsed once for each version and kept in
 * memory, the least recently read one leaves first.
 */
export function findReadableText(
  database: Database,
  { id, updated_at }: { id: number; updated_at: string },
): Promise<ReadableText> {
  const key = `${id} ${updated_at}`
  const text = kept.get(key) ?? readText(database, id)
  kept.delete(key)
  kept.set(key, text)
  text.catch(() => kept.delete(key))

  const oldest = kept.keys().next().value
  if (kept.size > KEPT_TEXTS && oldest) kept.delete(oldest)
  return text
}

async function readText(database: Database, id: number): Promise<ReadableText> {
  const row = unwrap(
    await database
      .from('materials')
      .select('lang, body, body_accents, analysis, glossary')
      .eq('id', id)
      .single(),
  )
  const text = row.body_accents ?? row.body ?? ''
  const analysis = TextAnalysis.safeParse(row.analysis)
  const glossary = Glossary.safeParse(row.glossary)
  return analysis.success && glossary.success
    ? prepareText(text, analysis.data, glossary.data)
    : prepareText(text, ...analyseNow(text, row.lang === 'fr' ? 'fr' : 'ru'))
}

/** A text that was stored without its analysis can be read all the same: its words are looked up when touched. */
export function analyseNow(text: string, lang: Lang): [TextAnalysis, Glossary] {
  const words = splitWords(text, lang)
  return [
    {
      version: 1,
      lang,
      paragraphs: splitParagraphs(text),
      sentences: splitSentences(text, lang).map(({ start, end }) => [start, end]),
      words: words.map(({ start, end }, index) => [start, end, index]),
    },
    { version: 1, entries: words.map(({ text }) => ({ word: text, lookups: [] })) },
  ]
}

export function prepareText(
  text: string,
  analysis: TextAnalysis,
  glossary: Glossary,
): ReadableText {
  const lemmaIds = glossary.entries.map(({ lookups }) => lookups.map(({ lemmaId }) => lemmaId))
  const plain = once(() => cutText(text, analysis, { accents: false }))
  const accented = once(() => cutText(text, analysis, { accents: true }))

  const unmarked = (cut: CutText) => Buffer.from(textHtml(cut, { isSaved: () => false }))
  const unmarkedPlain = once(() => unmarked(plain()))
  const unmarkedAccented = once(() => unmarked(accented()))

  return {
    text,
    analysis,
    glossary,
    cut: ({ accents }) => (accents ? accented() : plain()),
    unmarked: ({ accents }) => (accents ? unmarkedAccented() : unmarkedPlain()),
    isSavedWord: (saved) => {
      const isSaved = lemmaIds.map((ids) => ids.some((id) => saved.has(id)))
      return (word) => isSaved[analysis.words[word]?.[2] ?? -1] ?? false
    },
    glossaryFile: once(() =>
      JSON.stringify({
        entries: glossary.entries,
        words: analysis.words.map(([, , entry]) => entry),
        sentences: wordsOfSentences(analysis),
      }),
    ),
  }
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
