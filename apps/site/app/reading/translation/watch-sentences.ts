import { translateSentence } from '@slovo/messages/reading/sentence-translation'
import { commandOf } from '../../words/touch/keys.ts'
import { onCommand } from '../../words/touch/on-command.ts'
import { isTouch, type Point } from '../../words/touch/touch.ts'
import { TRANSLATE_SENTENCE } from '../../words/touch/translate-sentence.tsx'
import { type LineOptions, lineUnder, openLine } from './sentence-line.ts'

const WORDS = 'w-, a[id]'
const MARK = 't-'

/**
 * Listens to the marks at the ends of sentences, and to the keys of the text. The marks stand between the words for the
 * arrow keys, and none of them is in the tab order. Its listeners come before those of the words.
 */
export function watchSentences(text: HTMLElement, options: LineOptions): () => void {
  const sentences = Array.from(text.querySelectorAll('s-'))
  const listening = new AbortController()
  let press: { down: Point; mark: Element | null } | undefined

  const numberAt = (target: EventTarget | null) =>
    target instanceof Element ? sentences.findIndex((one) => one.contains(target)) : -1
  const wordsOf = (sentence: number) => [
    ...(sentences[sentence]?.querySelectorAll<HTMLElement>(WORDS) ?? []),
  ]

  function markOf(sentence: number) {
    const mark = sentences[sentence]?.querySelector<HTMLElement>(MARK)
    return mark && mark.getClientRects().length > 0 ? mark : null
  }

  function toggle(sentence: number) {
    const element = sentences[sentence]
    if (!element) return
    const line = lineUnder(element)
    if (line) line.remove()
    else void openLine(element, sentence, options)
    const mark = element.querySelector(MARK)
    mark?.classList.toggle('is-open', !line)
    // It becomes a button when the focus first comes to it.
    if (mark?.role) mark.ariaExpanded = String(!line)
  }

  /** Gives the focus to the mark, which is a button from now on. */
  function focusMark(sentence: number) {
    const [mark, element] = [markOf(sentence), sentences[sentence]]
    if (!mark || !element) return false
    mark.tabIndex = -1
    mark.setAttribute('role', 'button')
    mark.setAttribute('aria-label', options.say(translateSentence))
    mark.setAttribute('aria-expanded', String(lineUnder(element) !== null))
    mark.lang = options.locale
    mark.focus({ preventScroll: true })
    mark.scrollIntoView({ block: 'nearest' })
    return true
  }

  /** The word becomes the one that is in the tab order, as it does by the keys. */
  function focusWord(word: HTMLElement | undefined) {
    if (word && !word.hasAttribute('tabindex')) word.tabIndex = -1
    word?.focus()
  }

  function onMarkKey(event: KeyboardEvent, sentence: number) {
    const command = commandOf(event)
    if (command === 'open') toggle(sentence)
    else if (command === 'next') focusWord(wordsOf(sentence + 1)[0])
    else if (command === 'previous') focusWord(wordsOf(sentence).at(-1))
    else if (command === 'known' || command === 'ignored' || !command) return false
    // By lines, and to the ends of the text, the keys do what they do on words.
    else wordsOf(sentence).at(-1)?.dispatchEvent(new KeyboardEvent('keydown', event))
    return true
  }

  function onWordKey(event: KeyboardEvent, sentence: number) {
    const command = commandOf(event)
    const words = wordsOf(sentence)
    if (command === 'next' && event.target === words.at(-1)) return focusMark(sentence)
    if (command === 'previous' && event.target === words[0]) return focusMark(sentence - 1)
    return false
  }

  function onKey(event: KeyboardEvent) {
    const sentence = numberAt(event.target)
    const element = sentences[sentence]
    const isWithOthers = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey
    if (!element || isWithOthers) return
    const isMark = event.target instanceof Element && event.target.matches(MARK)
    if (commandOf(event) === 'close') {
      if (lineUnder(element)) toggle(sentence)
    } else if (isMark ? onMarkKey(event, sentence) : onWordKey(event, sentence)) {
      event.preventDefault()
    }
  }

  // As for words, the place of the finger says more than the target of the click.
  function onDown({ clientX: x, clientY: y }: PointerEvent) {
    press = { down: { x, y }, mark: document.elementFromPoint(x, y)?.closest(MARK) ?? null }
  }

  function onClick(event: MouseEvent) {
    const isPointed = event.detail > 0
    const target = event.target instanceof Element ? event.target.closest(MARK) : null
    const mark = isPointed && press ? press.mark : target
    const down = isPointed ? press?.down : undefined
    press = undefined
    const sentence = numberAt(mark)
    if (sentence < 0 || !isTouch(down, { x: event.clientX, y: event.clientY })) return
    event.preventDefault()
    focusMark(sentence)
    toggle(sentence)
  }

  const { signal } = listening
  const first = { signal, capture: true }
  text.addEventListener('pointerdown', onDown, first)
  text.addEventListener('click', onClick, first)
  text.addEventListener('keydown', onKey, first)
  text.addEventListener(TRANSLATE_SENTENCE, ({ target }) => toggle(numberAt(target)), { signal })
  const stopHearing = onCommand(['translate'], (_command, event) => {
    const sentence = numberAt(event.target)
    if (sentence < 0) return
    event.preventDefault()
    toggle(sentence)
  })
  text.dataset.translated = ''
  return () => {
    listening.abort()
    stopHearing()
  }
}
