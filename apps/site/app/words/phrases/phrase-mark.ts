import type { PhraseRange } from './phrase-range.ts'

const HIGHLIGHT = 'phrase'

/** The text from the first to the last word of a phrase, with what stands between them. */
export function rangeOfPhrase(words: readonly HTMLElement[], { first, last }: PhraseRange) {
  const [from, to] = [words[first], words[last]]
  if (!from || !to) return null
  const range = document.createRange()
  range.setStartBefore(from)
  range.setEndAfter(to)
  return range
}

/** Draws the phrase as one mark, from its first letter to its last; `null` takes the mark away. */
export function markPhrase(range: Range | null) {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range))
  else CSS.highlights.delete(HIGHLIGHT)
}

/** As it is looked up and kept: on one line. */
export const textOfPhrase = (range: Range | null) =>
  (range?.toString() ?? '').replace(/\s+/g, ' ').trim()
