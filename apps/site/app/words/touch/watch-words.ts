import type { SaidState } from '../states/word-state.ts'
import { commandOf, isMove } from './keys.ts'
import { isTouch, type Point, wordAfter } from './touch.ts'
import { presentAtRest, presentFocusable, presentServed } from './word-buttons.ts'

export interface Watching {
  /** Puts the focus back on a word, without scrolling to it. */
  focus: (word: number) => void
  element: (word: number) => HTMLElement | undefined
  /** The number of the word in which something of the page stands. */
  wordOf: (target: EventTarget | null) => number | undefined
  stop: () => void
}

interface WatchOptions {
  /** Read out with the word that has the focus. */
  hintId: string
  onTouch: (word: number) => void
  onSay: (word: number, said: SaidState) => void
}

/** A finger, pen or mouse on the text, from its coming down to the click. */
interface Press {
  down: Point
  up?: Point
  word: number | undefined
}

const WORDS = 'w-, a[id]'

/**
 * Listens to all words of a text at once, not to each. One word at a time is in the tab order, and only that one is
 * presented to a screen reader as a button.
 */
export function watchWords(text: HTMLElement, { hintId, onTouch, onSay }: WatchOptions): Watching {
  const words = Array.from(text.querySelectorAll<HTMLElement>(WORDS))
  const places = new Map(words.map((element, word) => [element, word]))
  const listening = new AbortController()
  let current = 0
  let press: Press | undefined

  function wordOf(target: EventTarget | null): number | undefined {
    const element = target instanceof Element ? target.closest<HTMLElement>(WORDS) : null
    return element ? places.get(element) : undefined
  }

  function rove(word: number) {
    const [before, after] = [words[current], words[word]]
    if (before) presentAtRest(before)
    if (after) presentFocusable(after, hintId)
    current = word
  }

  function onKey(event: KeyboardEvent) {
    const word = wordOf(event.target)
    const command = commandOf(event)
    if (event.defaultPrevented || word === undefined || !command) return
    if (command === 'open') {
      event.preventDefault()
      return onTouch(word)
    }
    if (command === 'known' || command === 'ignored') {
      event.preventDefault()
      return event.repeat || onSay(word, command)
    }
    if (!isMove(command)) return
    event.preventDefault()
    rove(wordAfter(command, word, words.length, boxOf))
    words[current]?.focus()
  }

  /** Also where the focus came by another way than ours. */
  function onFocus({ target }: FocusEvent) {
    const word = wordOf(target)
    if (word !== undefined && word !== current) rove(word)
  }

  function boxOf(word: number) {
    return (words[word] ?? text).getBoundingClientRect()
  }

  function onClick(event: MouseEvent) {
    const isPointed = event.detail > 0
    const pressed = isPointed ? press : undefined
    press = undefined
    if (event.defaultPrevented) return
    const word = pressed?.word ?? wordOf(event.target)
    if (word === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const isSelecting = isPointed && getSelection()?.isCollapsed === false
    if (isSelecting || !isTouch(pressed?.down, pressed?.up ?? pressed?.down)) return
    rove(word)
    onTouch(word)
  }

  // A click's own target is not to be trusted on a touch screen: browsers move it from a narrow word to the wider thing
  // beside it that has the focus. The coordinates of `pointerdown` and `pointerup` are those of the finger.
  function onDown({ clientX: x, clientY: y }: PointerEvent) {
    press = { down: { x, y }, word: wordOf(document.elementFromPoint(x, y)) }
  }

  function onUp({ clientX: x, clientY: y }: PointerEvent) {
    if (press) press.up = { x, y }
  }

  const { signal } = listening
  text.addEventListener('pointerdown', onDown, { signal })
  text.addEventListener('pointerup', onUp, { signal })
  text.addEventListener('click', onClick, { signal })
  text.addEventListener('keydown', onKey, { signal })
  text.addEventListener('focusin', onFocus, { signal })
  presentServed(words)
  rove(0)

  return {
    focus(word) {
      rove(word)
      words[word]?.focus({ preventScroll: true })
    },
    element: (word) => words[word],
    wordOf,
    stop: () => listening.abort(),
  }
}
