import { sentenceNumberAt } from './sentences.ts'

/** While a text is heard, a sign before each sentence plays it. For the keyboard and screen readers there are a key and the panel. */
export function addPlayMarks(
  text: HTMLElement,
  sentences: readonly HTMLElement[],
  onPlay: (sentence: number) => void,
): () => void {
  const marks = sentences.map((sentence) => {
    const mark = document.createElement('span')
    mark.className = 'play-mark'
    mark.ariaHidden = 'true'
    sentence.prepend(mark)
    return mark
  })

  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || !target.matches('.play-mark')) return
    onPlay(sentenceNumberAt(target, sentences))
  }
  text.addEventListener('click', onClick)
  return () => {
    text.removeEventListener('click', onClick)
    for (const mark of marks) mark.remove()
  }
}
