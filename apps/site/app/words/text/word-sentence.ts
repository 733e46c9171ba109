import type { TextAnalysis } from '@slovo/content-model'
import { presentSentence, sentenceAt } from '@slovo/language'

/**
 * The sentence in which a touched word stands, without stress marks. It is found by the place
 * of the word, never by searching for its letters: « он » also stands in « она ».
 */
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
