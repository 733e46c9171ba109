import { type Lang, splitSentences, splitWords } from '@slovo/language'
import { wordedSentences } from '../worded-sentences.ts'

/** The sentences that have words, as they are written: those that a recording has cues for. */
export function sentenceTexts(text: string, lang: Lang): string[] {
  const sentences = splitSentences(text, lang).map(({ start, end }): [number, number] => [
    start,
    end,
  ])
  const words = splitWords(text, lang).map(({ start, end }, index): [number, number, number] => [
    start,
    end,
    index,
  ])
  return wordedSentences({ sentences, words }).map(({ start, end }) => text.slice(start, end))
}
