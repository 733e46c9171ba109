/** As many words as one can still call an expression; the server takes no more. */
export const MAX_PHRASE_WORDS = 12

/** The words of a phrase in their order, by their numbers in the text. */
export interface PhraseRange {
  first: number
  last: number
}

/** From the word where a choice began to the one where it is, whichever stands first. */
export const rangeBetween = (anchor: number, end: number): PhraseRange => ({
  first: Math.min(anchor, end),
  last: Math.max(anchor, end),
})

export const hasSeveral = ({ first, last }: PhraseRange) => last > first

/** A phrase has some words and stands within one sentence. */
export function isPhrase(range: PhraseRange, sentence: PhraseRange | undefined): boolean {
  if (!sentence || !hasSeveral(range)) return false
  const isWithin = sentence.first <= range.first && range.last <= sentence.last
  return isWithin && range.last - range.first < MAX_PHRASE_WORDS
}

/** The word that a choice may reach on its way to another one: neither out of the sentence, nor too far. */
export function reachableFrom(anchor: number, wanted: number, sentence: PhraseRange): number {
  const least = Math.max(sentence.first, anchor - MAX_PHRASE_WORDS + 1)
  const most = Math.min(sentence.last, anchor + MAX_PHRASE_WORDS - 1)
  return Math.min(Math.max(wanted, least), most)
}
