import type { Box } from './touch.ts'

interface Size {
  width: number
  height: number
}

const GAP = 8

/**
 * Where the panel goes beside its word in browsers that cannot anchor it: below the word, above it where there is no
 * room, never outside the window.
 */
export function placeBeside(word: Box, panel: Size, view: Size): { left: number; top: number } {
  const left = Math.max(GAP, Math.min(word.left, view.width - panel.width - GAP))
  const below = word.bottom + GAP
  const above = word.top - GAP - panel.height
  const isRoomBelow = below + panel.height <= view.height
  return { left, top: isRoomBelow || above < GAP ? below : above }
}

/** Scrolls a word out from under the sheet that opened over it. */
export function uncover(word: HTMLElement, panel: HTMLElement) {
  const isSheet = panel.offsetWidth >= document.documentElement.clientWidth
  const covered = word.getBoundingClientRect().bottom + 2 * GAP - (innerHeight - panel.offsetHeight)
  if (isSheet && covered > 0) scrollBy({ top: covered, behavior: 'smooth' })
}

/** Ties the panel to the word that was touched. On a phone the style sheet makes it a sheet at the bottom instead. */
export function tiePanel(panel: HTMLElement, word: HTMLElement): () => void {
  if (CSS.supports('position-area: block-end')) {
    word.style.setProperty('anchor-name', '--touched')
    return () => word.style.removeProperty('anchor-name')
  }
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { left, top } = placeBeside(word.getBoundingClientRect(), panel.getBoundingClientRect(), {
    width,
    height,
  })
  panel.style.setProperty('--panel-left', `${left + scrollX}px`)
  panel.style.setProperty('--panel-top', `${top + scrollY}px`)
  return () => {}
}
