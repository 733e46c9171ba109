import { isPhrase } from './phrase-range.ts'
import type { PhraseText } from './phrase-text.ts'
import { selectedWords } from './sentence-of-words.ts'
import { swallowClick } from './swallow-click.ts'

/**
 * A mouse that is dragged from one word to another of the same sentence chooses a phrase. While it moves, the browser's own
 * selection shows how far; and it stays as it is, to be copied, where the drag begins beside a word, leaves the sentence, is
 * too long, or is made with Alt or Shift held.
 */
export function chooseByMouse({ text, words, wordOf, sentenceOf, choose, signal }: PhraseText) {
  let begun: number | undefined

  text.addEventListener(
    'pointerdown',
    ({ pointerType, button, target, altKey, shiftKey, ctrlKey, metaKey }) => {
      const isToCopy = altKey || shiftKey || ctrlKey || metaKey
      begun = pointerType === 'mouse' && button === 0 && !isToCopy ? wordOf(target) : undefined
    },
    { signal },
  )
  document.addEventListener(
    'pointerup',
    () => {
      const sentence = begun === undefined ? undefined : sentenceOf(begun)
      const own = begun === undefined ? null : words[begun]?.closest('s-')
      begun = undefined
      const selection = getSelection()
      if (!sentence || !own || !selection || selection.rangeCount === 0) return

      const range = selection.getRangeAt(0)
      if (!own.contains(range.startContainer) || !own.contains(range.endContainer)) return
      const chosen = selectedWords(range, sentence, words)
      if (!chosen || !isPhrase(chosen, sentence)) return
      selection.removeAllRanges()
      swallowClick()
      choose(chosen)
    },
    { signal },
  )
}
