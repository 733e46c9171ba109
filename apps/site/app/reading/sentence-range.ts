const NAME = 'sentence'

/** The place in the page of a sentence, given its first and last word, with the signs that end it. */
export function rangeOfSentence(
  text: HTMLElement,
  sentence: [number, number] | undefined,
): Range | null {
  const words = text.querySelectorAll('w-, a[id]')
  const [first, last] = [words[sentence?.[0] ?? -1], words[sentence?.[1] ?? -1]]
  if (!first || !last) return null

  const range = document.createRange()
  range.setStartBefore(first)
  range.setEndAfter(last)
  const after = last.nextSibling
  if (after instanceof Text) range.setEnd(after, /^\S*/.exec(after.data)?.[0].length ?? 0)
  return range
}

/** Marks the sentence being read without touching the elements of the text. */
export function highlightSentence(range: Range | null) {
  if (!('highlights' in CSS)) return
  if (!range) {
    CSS.highlights.delete(NAME)
    return
  }
  CSS.highlights.set(NAME, new Highlight(range))
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}
