import { commandOf } from '../touch/keys.ts'
import { hasSeveral, rangeBetween, reachableFrom } from './phrase-range.ts'
import type { PhraseText } from './phrase-text.ts'

/** Shift with an arrow takes words into a phrase, one by one, from the word that has the focus; Enter looks it up. */
export function chooseByKeys({
  text,
  wordOf,
  sentenceOf,
  draw,
  choose,
  focus,
  signal,
}: PhraseText) {
  let anchor: number | undefined
  let end: number | undefined

  function giveUp() {
    if (anchor !== undefined) draw(null)
    anchor = undefined
    end = undefined
  }

  function extend(from: number, step: 1 | -1) {
    // The focus may have been moved to another word since.
    if (anchor === undefined || end !== from) anchor = from
    const sentence = sentenceOf(anchor)
    if (!sentence) return giveUp()
    end = reachableFrom(anchor, from + step, sentence)
    focus(end)
    draw(rangeBetween(anchor, end))
  }

  function onKey(event: KeyboardEvent) {
    const word = wordOf(event.target)
    const command = commandOf(event)
    if (word === undefined || !command) return
    if (command === 'phrase-next' || command === 'phrase-previous') {
      event.preventDefault()
      return extend(word, command === 'phrase-next' ? 1 : -1)
    }
    const range = anchor === undefined || end === undefined ? undefined : rangeBetween(anchor, end)
    if (command === 'open' && range && hasSeveral(range)) {
      event.preventDefault()
      // The word that has the focus is not meant alone.
      event.stopPropagation()
      anchor = undefined
      end = undefined
      return choose(range)
    }
    giveUp()
  }

  text.addEventListener('keydown', onKey, { signal, capture: true })
  text.addEventListener('pointerdown', giveUp, { signal })
}
