import { type Lang, presentSentence, splitSentences, splitWords } from '@slovo/language'
import type { TextAnalysis } from '../analysis.ts'
import { wordedSentences } from '../worded-sentences.ts'

/** A sentence of a text as its translators see it. */
export interface SourceSentence {
  start: number
  end: number
  /** On one line, without stress marks. */
  text: string
  /** How many blank lines of the text stand before it. */
  block: number
}

const BLANK_LINE = /\n[^\S\n]*\n\s*/g

/** The sentences of a text that are translated: those of `wordedSentences`, in order. */
export function sourceSentences(
  text: string,
  analysis: Pick<TextAnalysis, 'sentences' | 'words'>,
): SourceSentence[] {
  const breaks = Array.from(text.matchAll(BLANK_LINE), ({ index }) => index)
  let block = 0
  return wordedSentences(analysis).map(({ start, end }) => {
    while ((breaks[block] ?? start) < start) block++
    return { start, end, text: presentSentence(text.slice(start, end)), block }
  })
}

/** The same of a text that is being written, and has no analysis yet. */
export function sentencesOfText(text: string, lang: Lang): SourceSentence[] {
  return sourceSentences(text, {
    sentences: splitSentences(text, lang).map(({ start, end }) => [start, end]),
    words: splitWords(text, lang).map(({ start, end }) => [start, end, 0]),
  })
}

/** The words of a sentence alone: as long as they stay, so does its translation. */
export function wordsOfSentence(text: string): string {
  const letters = presentSentence(text).toLowerCase().replaceAll('ё', 'е')
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
