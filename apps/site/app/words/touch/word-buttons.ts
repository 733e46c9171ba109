const WORDS = 'w-, a[id]'
const SETTING = '[data-reader~="buttons"]'

/**
 * Words as buttons: a screen reader on a touch screen finds what is a button, and a word by itself is only a piece of its
 * paragraph. None but the word that has the focus is in the tab order.
 */
export function presentWordsAsButtons(page: Element) {
  for (const word of page.querySelectorAll<HTMLElement>(`.reading-text :is(${WORDS})`)) {
    if (word.tabIndex !== 0 || !word.hasAttribute('aria-haspopup')) presentAtRest(word)
  }
}

/** As the page is opened: without the setting words are as they were served. */
export function presentServed(words: readonly HTMLElement[]) {
  if (words[0]?.closest(SETTING)) words.forEach(presentAtRest)
}

/** A word that has not the focus. */
export function presentAtRest(word: HTMLElement) {
  const isButton = word.closest(SETTING) !== null
  word.removeAttribute('aria-describedby')
  if (isButton) word.setAttribute('aria-haspopup', 'dialog')
  else word.removeAttribute('aria-haspopup')
  if (isButton) word.role = 'button'
  else word.removeAttribute('role')
  // A link would be in the tab order by itself.
  if (isButton) word.tabIndex = -1
  else word.removeAttribute('tabindex')
}

/** The one word in the tab order. */
export function presentFocusable(word: HTMLElement, hintId: string) {
  word.tabIndex = 0
  word.role = 'button'
  word.setAttribute('aria-haspopup', 'dialog')
  word.setAttribute('aria-describedby', hintId)
}
