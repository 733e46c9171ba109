import { hasSeveral, rangeBetween, reachableFrom } from './phrase-range.ts'
import type { PhraseText } from './phrase-text.ts'
import { swallowClick } from './swallow-click.ts'

/** Shorter than what makes a browser select text or open its menu. */
const LONG_PRESS_MS = 380
const TREMBLE = 12
const VIBRATION_MS = 12

/**
 * A finger that stays on a word begins a phrase there. It is drawn to the last word, or lifted, and the next touch is the
 * last word.
 */
export function chooseByFinger(watched: PhraseText) {
  const { text, wordOf, sentenceOf, draw, choose, waitForLast, signal } = watched
  let pressing: ReturnType<typeof setTimeout> | undefined
  let down = { x: 0, y: 0 }
  /** Where the phrase begins, from the long press on. */
  let anchor: number | undefined
  let end: number | undefined
  let isDown = false

  function give(up: boolean) {
    clearTimeout(pressing)
    if (up && anchor !== undefined) draw(null)
    anchor = undefined
    end = undefined
  }

  function drawTo(word: number | undefined) {
    const sentence = anchor === undefined ? undefined : sentenceOf(anchor)
    if (anchor === undefined || word === undefined || !sentence) return
    const reached = reachableFrom(anchor, word, sentence)
    if (reached === end) return
    end = reached
    draw(rangeBetween(anchor, reached))
  }

  function finish() {
    if (anchor === undefined || end === undefined) return
    const range = rangeBetween(anchor, end)
    if (!hasSeveral(range)) return
    give(false)
    swallowClick()
    choose(range)
  }

  /** A word of another sentence is touched for itself. */
  const canReach = (word: number | undefined) => {
    const sentence = anchor === undefined ? undefined : sentenceOf(anchor)
    return !!sentence && word !== undefined && sentence.first <= word && word <= sentence.last
  }

  text.addEventListener(
    'pointerdown',
    ({ pointerType, clientX: x, clientY: y, isPrimary }) => {
      if (pointerType === 'mouse' || !isPrimary) return
      const word = wordOf(document.elementFromPoint(x, y))
      isDown = true
      down = { x, y }
      if (anchor !== undefined && word !== anchor && canReach(word)) return drawTo(word)
      give(true)
      if (word === undefined || !sentenceOf(word)) return
      pressing = setTimeout(() => {
        anchor = word
        navigator.vibrate?.(VIBRATION_MS)
        drawTo(word)
      }, LONG_PRESS_MS)
    },
    { signal },
  )
  document.addEventListener(
    'pointermove',
    ({ pointerType, clientX: x, clientY: y }) => {
      if (pointerType === 'mouse' || !isDown) return
      if (anchor !== undefined) return drawTo(wordOf(document.elementFromPoint(x, y)))
      if (Math.hypot(x - down.x, y - down.y) > TREMBLE) clearTimeout(pressing)
    },
    { signal, passive: true },
  )
  document.addEventListener(
    'pointerup',
    ({ pointerType }) => {
      if (pointerType === 'mouse' || !isDown) return
      isDown = false
      clearTimeout(pressing)
      // Lifted where it was pressed: the phrase waits for its last word.
      if (anchor !== undefined && end === anchor) {
        swallowClick()
        waitForLast()
      }
      finish()
    },
    { signal },
  )
  document.addEventListener(
    'pointercancel',
    () => {
      if (isDown) give(true)
      isDown = false
    },
    { signal },
  )
  // From the long press on the finger draws, and does not scroll.
  text.addEventListener('touchmove', (event) => anchor !== undefined && event.preventDefault(), {
    signal,
    passive: false,
  })
  text.addEventListener(
    'contextmenu',
    (event) => (isDown || anchor !== undefined) && event.preventDefault(),
    { signal },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      if (anchor !== undefined && wordOf(target) === undefined) give(true)
    },
    { signal },
  )
}
