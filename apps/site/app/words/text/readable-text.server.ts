import { Glossary, TextAnalysis } from '@slovo/content-model'
import {
  type Lang,
  presentSentence,
  sentenceAt,
  splitParagraphs,
  splitSentences,
  splitWords,
} from '@slovo/language'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'
import { type CutText, cutText, textHtml } from './text-html.ts'

/** A text ready to be shown to any user: analysed, cut with and without accents, its glossary as it is sent. */
export interface ReadableText {
  text: string
  analysis: TextAnalysis
  glossary: Glossary
  cut: (options: { accents: boolean }) => CutText
  /** The whole text as it looks to a user who has saved none of its words. */
  unmarked: (options: { accents: boolean }) => Uint8Array
  /** The sentence in which a word stands, without stress marks. */
  sentenceOf: (word: number) => string
  isSavedWord: (saved: ReadonlySet<number>) => (word: number) => boolean
  glossaryFile: () => string
}

const MAX_CACHED_TEXTS = 200
const cache = new Map<string, Promise<ReadableText>>()

/**
 * The text of a material that this user was allowed to find. Each version is read and parsed once and cached in memory;
 * the least recently read one leaves first.
 */
export function findReadableText(
  database: Database,
  { id, updated_at }: { id: number; updated_at: string },
): Promise<ReadableText> {
  const key = `${id} ${updated_at}`
  const text = cache.get(key) ?? readText(database, id)
  cache.delete(key)
  cache.set(key, text)
  text.catch(() => cache.delete(key))

  const oldest = cache.keys().next().value
  if (cache.size > MAX_CACHED_TEXTS && oldest) cache.delete(oldest)
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
    sentenceOf: (word) => sentenceOfWord(text, analysis, word),
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

/** Found by the place of the word, never by searching for its letters: « он » also stands in « она ». */
export function sentenceOfWord(text: string, analysis: TextAnalysis, word: number): string {
  const place = analysis.words[word]
  if (!place) return ''
  const [start, end] = place
  const found = analysis.sentences.find(([from, to]) => from <= start && end <= to)
  return found ? presentSentence(text.slice(...found)) : sentenceAt(text, start, analysis.lang)
}

/** First and last word of every sentence that has words, for reading aloud. */
export function wordsOfSentences({ sentences, words }: TextAnalysis): [number, number][] {
  const found: [number, number][] = []
  let word = 0
  for (const [start, end] of sentences) {
    while (word < words.length && (words[word]?.[0] ?? 0) < start) word++
    const first = word
    while (word < words.length && (words[word]?.[1] ?? 0) <= end) word++
    if (word > first) found.push([first, word - 1])
  }
  return found
}
