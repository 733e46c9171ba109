import type { PhraseRange } from './phrase-range.ts'

/** The words of the sentence that an element is in; none where the page does not say its sentences. */
export function sentenceWordsAround(
  element: Element | undefined,
  numberOf: (word: Element) => number | undefined,
): PhraseRange | undefined {
  const words = element?.closest('s-')?.querySelectorAll('w-, a[id]') ?? []
  const numbers = Array.from(words, numberOf).filter((word) => word !== undefined)
  const [first, last] = [numbers[0], numbers.at(-1)]
  return first === undefined || last === undefined ? undefined : { first, last }
}

/** The first and the last word of which something is selected. */
export function selectedWords(
  selection: Range,
  { first, last }: PhraseRange,
  words: readonly HTMLElement[],
): PhraseRange | undefined {
  const selected: number[] = []
  for (let word = first; word <= last; word++) {
    const element = words[word]
    if (element && isPartOf(element, selection)) selected.push(word)
  }
  const [from, to] = [selected[0], selected.at(-1)]
  return from === undefined || to === undefined ? undefined : { first: from, last: to }
}

/** A selection that only touches the edge of a word has nothing of it. */
function isPartOf(word: HTMLElement, selection: Range): boolean {
  if (!selection.intersectsNode(word)) return false
  const part = document.createRange()
  part.selectNodeContents(word)
  if (part.comparePoint(selection.startContainer, selection.startOffset) === 0) {
    part.setStart(selection.startContainer, selection.startOffset)
  }
  if (part.comparePoint(selection.endContainer, selection.endOffset) === 0) {
    part.setEnd(selection.endContainer, selection.endOffset)
  }
  return part.toString() !== ''
}
