import type { TextAnalysis } from './analysis.ts'

/** A sentence that has words: its offsets in the text, and its first and last word. */
export interface WordedSentence {
  start: number
  end: number
  words: [first: number, last: number]
}

/**
 * The sentences of a text that have words, in order. A sentence is known everywhere by its place in this list: in the HTML
 * of the text (`<s->`), in its glossary, in its translation and in the cues of its recording.
 */
export function wordedSentences({
  sentences,
  words,
}: Pick<TextAnalysis, 'sentences' | 'words'>): WordedSentence[] {
  const found: WordedSentence[] = []
  let word = 0
  for (const [start, end] of sentences) {
    while (word < words.length && (words[word]?.[0] ?? 0) < start) word++
    const first = word
    while (word < words.length && (words[word]?.[1] ?? 0) <= end) word++
    if (word > first) found.push({ start, end, words: [first, word - 1] })
  }
  return found
}
