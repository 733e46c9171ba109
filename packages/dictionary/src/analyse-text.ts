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

type GlossaryLookup = Omit<Entry, 'isRelated'>

/** Plain JSON, in the shapes that the content model describes. */
export interface AnalysedText {
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
export function analyseText(text: string, lang: Lang, lookUp: LookUp): AnalysedText {
  const lookUpForm = memoised((form: string) => lookUp(form, lang === 'ru' ? 'ru-fr' : 'fr-ru'))
  const sentences = splitSentences(text, lang)
  const words = placed(splitWords(text, lang), sentences)
  const names = namesIn(words, lookUpForm)
  const places = new Map<string, number>()
  const entries: AnalysedText['glossary']['entries'] = []

  const indexed = words.map((word, place): [number, number, number] => {
    const form = word.isFirst ? withoutCapital(word.text, names, lookUpForm) : word.text
    const isReflexive = lang === 'fr' && isReflexiveIn(words, place)
    const found = isReflexive ? pronominalFirst(lookUpForm(form)) : lookUpForm(form)
    const key = `${form} ${found[0]?.lemma}`
    const known = places.get(key) ?? entries.length
    if (known === entries.length) {
      places.set(key, known)
      entries.push({ word: form, lookups: found.map(({ isRelated: _, ...lookup }) => lookup) })
    }
    return [word.start, word.end, known]
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

type LookUpForm = (form: string) => Entry[]
type PlacedWord = Word & { isFirst: boolean }

/** Does a word of a French text stand right after its reflexive pronoun? */
function isReflexiveIn(words: PlacedWord[], place: number): boolean {
  const [word, pronoun, subject] = [words[place], words[place - 1], words[place - 2]]
  if (!word || !pronoun || word.isFirst || word.start - pronoun.end > 1) return false
  return isReflexiveAfter(pronoun.isFirst ? '' : (subject?.text ?? ''), pronoun.text)
}

/** Which words begin a sentence: their capital says nothing. */
function placed(words: Word[], sentences: Span[]): PlacedWord[] {
  let sentence = 0
  let lastSeen = -1
  return words.map((word) => {
    while ((sentences[sentence]?.end ?? Number.POSITIVE_INFINITY) <= word.start) sentence += 1
    const isFirst = lastSeen !== sentence
    lastSeen = sentence
    return { ...word, isFirst }
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
  return lookUp(lower).some(({ isRelated, pos }) => !isRelated && pos !== 'name') ? lower : word
}
