import { type Lang, lookupKey, splitWords } from '@slovo/language'

const SHORTEST_STEM = 3
const STEM_SHARE = 0.6

/**
 * Where a saved word stands in its sentence: the word itself, else the one that begins most like it (« книга » in
 * « Он читает книгу. »). Nothing is found where nothing is like it.
 */
export function placeOfWord(
  sentence: string,
  word: string,
  lang: Lang,
): { start: number; end: number } | null {
  const key = lookupKey(word)
  let best: { start: number; end: number } | null = null
  let longest = Math.max(SHORTEST_STEM, Math.ceil(key.length * STEM_SHARE)) - 1

  for (const { text, start, end } of splitWords(sentence, lang)) {
    const other = lookupKey(text)
    if (other === key) return { start, end }
    const length = sharedStart(key, other)
    if (length > longest) {
      longest = length
      best = { start, end }
    }
  }
  return best
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
