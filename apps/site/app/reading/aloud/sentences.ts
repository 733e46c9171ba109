export const sentencesOf = (text: HTMLElement) =>
  Array.from(text.querySelectorAll<HTMLElement>('s-'))

/** What is read of a sentence: its words and the signs between them, not what the page has put beside them. */
export function sentenceText(sentence: HTMLElement): string {
  const parts = Array.from(sentence.childNodes, (node) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return ''
    if (node.matches('br')) return ' '
    return node.matches('w-, a[id]') ? node.textContent : ''
  })
  return parts.join('').trim()
}

/** The number of the sentence in which something stands; -1 outside of all. */
export function sentenceNumberAt(
  element: Element | null,
  sentences: readonly HTMLElement[],
): number {
  const sentence = element?.closest<HTMLElement>('s-')
  return sentence ? sentences.indexOf(sentence) : -1
}
