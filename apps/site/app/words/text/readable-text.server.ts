import { type Glossary, type TextAnalysis, wordedSentences } from '@slovo/content-model'
import {
  type Lang,
  type PlaceInSentence,
  placeInSentence,
  sentenceAt,
  splitParagraphs,
  splitSentences,
  splitWords,
} from '@slovo/language'
import { isPhrase, type PhraseRange } from '../phrases/phrase-range.ts'
import { stressedAs } from '../stressed-form.ts'
import { type MetWord, metWord } from '../word.ts'
import { type TextForLearner, textForLearner } from './text-for-learner.ts'
import { type CutText, cutText, textHtml } from './text-html.ts'

/** A text ready to be shown to any user: analysed, cut with and without accents, its glossary as it is sent. */
export interface ReadableText {
  text: string
  analysis: TextAnalysis
  glossary: Glossary
  cut: (options: { accents: boolean }) => CutText
  /** The whole text as HTML. */
  html: (options: { accents: boolean }) => Uint8Array
  /** A word with the sentence in which it stands, and with the stress that it has there as a form of this lemma. */
  meet: (word: number, lemma: string) => MetWord
  /** A phrase as it stands in its sentence; none if it is longer than one may be, or not within one sentence. */
  meetPhrase: (range: PhraseRange) => MetWord | null
  forLearner: () => TextForLearner
  /** The lemmas of these words, whichever of their meanings is meant. */
  lemmasOf: (words: readonly number[]) => number[]
  glossaryFile: () => string
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
  const plain = once(() => cutText(text, analysis, { accents: false }))
  const accented = once(() => cutText(text, analysis, { accents: true }))

  const htmlOf = (cut: CutText) => Buffer.from(textHtml(cut))
  const plainHtml = once(() => htmlOf(plain()))
  const accentedHtml = once(() => htmlOf(accented()))

  return {
    text,
    analysis,
    glossary,
    cut: ({ accents }) => (accents ? accented() : plain()),
    html: ({ accents }) => (accents ? accentedHtml() : plainHtml()),
    meet(word, lemma) {
      const [start, end, entry] = analysis.words[word] ?? [0, 0, -1]
      const lookups = glossary.entries[entry]?.lookups ?? []
      const form = stressedAs(lemma, text.slice(start, end), lookups)
      return metWord(sentenceOfWord(text, analysis, word), form)
    },
    meetPhrase(range) {
      const sentence = wordedSentences(analysis).find(
        ({ words: [first, last] }) => first <= range.first && range.first <= last,
      )
      const [from, to] = [analysis.words[range.first], analysis.words[range.last]]
      if (!sentence || !from || !to) return null
      const [first, last] = sentence.words
      if (!isPhrase(range, { first, last })) return null
      const form = text.slice(from[0], to[1]).replace(/\s+/g, ' ')
      return metWord(placeInSentence(text, sentence, from[0]), form)
    },
    forLearner: once(() => textForLearner(glossary)),
    lemmasOf: (words) =>
      words.flatMap((word) => {
        const lookups = glossary.entries[analysis.words[word]?.[2] ?? -1]?.lookups ?? []
        return lookups.map(({ lemmaId }) => lemmaId)
      }),
    glossaryFile: once(() =>
      JSON.stringify({
        entries: glossary.entries,
        words: analysis.words.map(([, , entry]) => entry),
        sentences: wordedSentences(analysis).map(({ words }) => words),
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
export function sentenceOfWord(
  text: string,
  { sentences, words, lang }: TextAnalysis,
  word: number,
): PlaceInSentence {
  const place = words[word]
  if (!place) return { sentence: '', at: 0 }
  const [first, last] = place
  const found = sentences.find(([from, to]) => from <= first && last <= to)
  if (!found) return sentenceAt(text, first, lang)
  const [start, end] = found
  return placeInSentence(text, { start, end }, first)
}
