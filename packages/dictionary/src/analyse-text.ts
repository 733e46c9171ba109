import { type Lang, splitParagraphs, splitSentences, splitWords } from '@slovo/language'
import type { Direction, Entry } from './entry.ts'

type GlossaryLookup = Omit<Entry, 'isRelated'>

/** Plain JSON, in the shapes that the content model describes. */
export interface Analysed {
  analysis: {
    version: 1
    lang: Lang
    paragraphs: { start: number; end: number }[]
    sentences: [start: number, end: number][]
    words: [start: number, end: number, glossaryIndex: number][]
  }
  glossary: { version: 1; entries: { word: string; lookups: GlossaryLookup[] }[] }
}

type LookUp = (text: string, direction: Direction) => Entry[]

/** Where the words of a text are, and what each of its distinct forms may mean. */
export function analyseText(text: string, lang: Lang, lookUp: LookUp): Analysed {
  const direction = lang === 'ru' ? 'ru-fr' : 'fr-ru'
  const sentences = splitSentences(text, lang)
  const places = new Map<string, number>()
  const entries: Analysed['glossary']['entries'] = []
  let sentence = 0
  let firstSeen = -1

  const words = splitWords(text, lang).map(
    ({ text: word, start, end }): [number, number, number] => {
      while ((sentences[sentence]?.end ?? Number.POSITIVE_INFINITY) <= start) sentence += 1
      const isFirst = firstSeen !== sentence
      firstSeen = sentence
      const form = isFirst ? withoutCapital(word, (lower) => lookUp(lower, direction)) : word
      const known = places.get(form)
      if (known !== undefined) return [start, end, known]
      const lookups = lookUp(form, direction).map(({ isRelated: _, ...lookup }) => lookup)
      places.set(form, entries.length)
      entries.push({ word: form, lookups })
      return [start, end, entries.length - 1]
    },
  )

  return {
    analysis: {
      ...{ version: 1, lang, paragraphs: splitParagraphs(text) },
      sentences: sentences.map(({ start, end }) => [start, end]),
      words,
    },
    glossary: { version: 1, entries },
  }
}

/** A capital that only begins the sentence is no part of the word, unless it is a name. */
function withoutCapital(word: string, lookUp: (lower: string) => Entry[]): string {
  const lower = word.toLowerCase()
  const isOwn = lower !== word && lookUp(lower).some(({ isRelated }) => !isRelated)
  return isOwn ? lower : word
}
