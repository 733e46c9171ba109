import {
  type Lang,
  type Span,
  splitParagraphs,
  splitSentences,
  splitWords,
  type Word,
} from '@slovo/language'
import type { Direction, Entry } from './entry.ts'
import { isReflexiveAfter, pronominalFirst } from './french/pronominal.ts'
import { memoised } from './memoised.ts'
import { type FindPhrases, withPhrases } from './phrases.ts'

/** Plain JSON, in the shapes that the content model describes. */
export interface AnalysedText {
  analysis: {
    version: 1
    lang: Lang
    paragraphs: { start: number; end: number }[]
    sentences: [start: number, end: number][]
    words: [start: number, end: number, glossaryIndex: number][]
  }
  glossary: { version: 1; entries: { word: string; lookups: Entry[] }[] }
}

/** A word of a sentence, and what stands between it and the word before. */
export interface SentenceWord {
  form: string
  before: string
}

/** The dictionary, as texts are read with it. */
interface TextReader {
  lookup: (text: string, direction: Direction) => Entry[]
  /** What each word of a Russian sentence means there, likeliest first. */
  readSentence: (words: SentenceWord[], lookUp: LookUpForm) => Entry[][]
  findPhrases: (lang: Lang) => FindPhrases
}

/** Where the words of a text are, and what each of its distinct forms means in its sentence. */
export function analyseText(text: string, lang: Lang, reader: TextReader): AnalysedText {
  const sentences = splitSentences(text, lang)
  const words =
    lang === 'ru' ? russianWords(text, sentences, reader) : frenchWords(text, sentences, reader)
  const places = new Map<string, number>()
  const entries: AnalysedText['glossary']['entries'] = []

  const indexed = words.map(({ start, end, form, found }): [number, number, number] => {
    const key = [form, found[0]?.lemma, found[0]?.pos, found[0]?.formStress?.[0]].join(' ')
    const known = places.get(key) ?? entries.length
    if (known === entries.length) {
      places.set(key, known)
      entries.push({ word: form, lookups: found })
    }
    return [start, end, known]
  })

  return {
    analysis: {
      ...{ version: 1, lang, paragraphs: splitParagraphs(text) },
      sentences: sentences.map(({ start, end }) => [start, end]),
      words: indexed,
    },
    glossary: { version: 1, entries },
  }
}

interface ReadWord extends Span {
  /** In lower case where its capital only begins a sentence. */
  form: string
  found: Entry[]
}

function russianWords(text: string, sentences: Span[], reader: TextReader): ReadWord[] {
  const lookUp = memoised((form: string) => reader.lookup(form, 'ru-fr'))
  const words = splitWords(text, 'ru')
  const names = namesIn(placed(words, sentences), lookUp)
  return sentencesOf(text, words, sentences).flatMap((own) => {
    const cased = own.map((word, place) =>
      place === 0 ? { ...word, form: withoutCapital(word.form, names, lookUp) } : word,
    )
    const found = reader.readSentence(cased, lookUp)
    const tokens = cased.map((word, place) => ({ ...word, found: found[place] ?? [] }))
    const read = withPhrases(tokens, reader.findPhrases('ru'))
    return cased.map(({ start, end, form }, place) => ({
      start,
      end,
      form,
      found: read[place] ?? [],
    }))
  })
}

/** The words of each sentence. */
export function sentencesOf(
  text: string,
  words: Word[],
  sentences: Span[],
): (SentenceWord & Span)[][] {
  const bySentence = Map.groupBy(placed(words, sentences), ({ sentence }) => sentence)
  return [...bySentence.values()].map((own) =>
    own.map(({ start, end, text: form }, place) => ({
      ...{ start, end, form },
      before: text.slice(own[place - 1]?.end ?? start, start),
    })),
  )
}

function frenchWords(text: string, sentences: Span[], reader: TextReader): ReadWord[] {
  const lookUp = memoised((form: string) => reader.lookup(form, 'fr-ru'))
  const words = placed(splitWords(text, 'fr'), sentences)
  const names = namesIn(words, lookUp)
  const tokens = words.map((word, place) => {
    const form = word.isFirst ? withoutCapital(word.text, names, lookUp) : word.text
    const found = isReflexiveIn(words, place) ? pronominalFirst(lookUp(form)) : lookUp(form)
    const before = text.slice(words[place - 1]?.end ?? word.start, word.start)
    return { start: word.start, end: word.end, form, before, found }
  })
  const read = withPhrases(tokens, reader.findPhrases('fr'))
  return tokens.map(({ start, end, form }, place) => ({
    start,
    end,
    form,
    found: read[place] ?? [],
  }))
}

type LookUpForm = (form: string) => Entry[]
type PlacedWord = Word & { sentence: number; isFirst: boolean }

/** Does a word of a French text stand right after its reflexive pronoun? */
function isReflexiveIn(words: PlacedWord[], place: number): boolean {
  const [word, pronoun, subject] = [words[place], words[place - 1], words[place - 2]]
  if (!word || !pronoun || word.isFirst || word.start - pronoun.end > 1) return false
  return isReflexiveAfter(pronoun.isFirst ? '' : (subject?.text ?? ''), pronoun.text)
}

/** Which sentence words stand in, and which of them begin it: their capital says nothing. */
function placed(words: Word[], sentences: Span[]): PlacedWord[] {
  let sentence = 0
  let lastSeen = -1
  return words.map((word) => {
    while ((sentences[sentence]?.end ?? Number.POSITIVE_INFINITY) <= word.start) sentence += 1
    const isFirst = lastSeen !== sentence
    lastSeen = sentence
    return { ...word, sentence, isFirst }
  })
}

/** The names of a text: those that have their capital inside a sentence. */
function namesIn(words: PlacedWord[], lookUp: LookUpForm): Set<string> {
  const inside = words.filter(({ text, isFirst }) => !isFirst && text !== text.toLowerCase())
  const entries = inside.flatMap(({ text }) => lookUp(text))
  return new Set(entries.filter(({ pos }) => pos === 'name').map(({ lemma }) => lemma))
}

/** « Книги » at the start is « книги », but « Вера » is the Вера whom the text speaks of. */
function withoutCapital(word: string, names: Set<string>, lookUp: LookUpForm): string {
  const lower = word.toLowerCase()
  if (lower === word || lookUp(word).some(({ lemma, pos }) => pos === 'name' && names.has(lemma)))
    return word
  const isKnown = ({ definitions, pos }: Entry) => definitions.length > 0 && pos !== 'name'
  return lookUp(lower).some(isKnown) ? lower : word
}
