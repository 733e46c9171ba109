import { isPhrase, type PhraseRange, rangeBetween } from './phrase-range.ts'
import type { PhraseText } from './phrase-text.ts'
import { selectedWords } from './sentence-of-words.ts'
import { swallowClick } from './swallow-click.ts'

/**
 * A mouse that is dragged from one word to another of the same sentence chooses a phrase. While it moves, the browser's own
 * selection shows how far; and it stays as it is, to be copied, where the drag begins beside a word, leaves the sentence, is
 * too long, or is made with Alt or Shift held. Chromium selects nothing from the edge of a word that can have the focus: there
 * the words under the mouse count.
 */
export function chooseByMouse({ text, words, wordOf, sentenceOf, choose, signal }: PhraseText) {
  let begun: number | undefined

  function wordsIn(own: Element, selected: Range, sentence: PhraseRange) {
    const isWithin = own.contains(selected.startContainer) && own.contains(selected.endContainer)
    return isWithin ? selectedWords(selected, sentence, words) : undefined
  }

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
    ({ target }) => {
      const from = begun
      begun = undefined
      const sentence = from === undefined ? undefined : sentenceOf(from)
      const own = from === undefined ? null : words[from]?.closest('s-')
      const selection = getSelection()
      if (from === undefined || !sentence || !own || !selection) return

      const to = wordOf(target)
      const between = to === undefined ? undefined : rangeBetween(from, to)
      const chosen = selection.isCollapsed
        ? between
        : wordsIn(own, selection.getRangeAt(0), sentence)
      if (!chosen || !isPhrase(chosen, sentence)) return
      selection.removeAllRanges()
      swallowClick()
      choose(chosen)
    },
    { signal },
  )
}
