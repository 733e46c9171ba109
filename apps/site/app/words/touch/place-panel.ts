import type { Box } from './touch.ts'

interface Size {
  width: number
  height: number
}

interface Place {
  left: number
  top: number
  /** The maximum height on that side of the word. */
  height: number
}

const GAP = 8
/** A panel that would be lower than this covers its word instead. */
const MIN_HEIGHT = 240

/**
 * The panel goes below its word; above it if it does not fit below; on the roomier side if it fits on neither; never
 * outside the window.
 */
export function placeBeside(word: Box, panel: Size, view: Size): Place {
  const below = view.height - word.bottom - 2 * GAP
  const above = word.top - 2 * GAP
  const isBelow = panel.height <= below || (panel.height > above && below >= above)
  const room = isBelow ? below : above
  const window = view.height - 2 * GAP
  const limit = room >= MIN_HEIGHT || room >= panel.height ? Math.min(room, window) : window
  const height = Math.min(panel.height, limit)
  const top = isBelow ? word.bottom + GAP : word.top - GAP - height
  return {
    left: between(GAP, word.left, view.width - panel.width - GAP),
    top: between(GAP, top, view.height - height - GAP),
    height: limit,
  }
}

const between = (least: number, wanted: number, most: number) =>
  Math.max(least, Math.min(wanted, most))

/**
 * Keeps the panel beside its word while the page scrolls, the window changes or an answer makes the panel grow. By
 * script in every browser: WebKit tries the fallbacks of a CSS anchor against the page as if it were not scrolled. On a
 * phone the style sheet makes the panel a sheet at the bottom, and the word is scrolled out from under it.
 */
export function tiePanel(panel: HTMLElement, word: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const isBeside = matchMedia(BESIDE_WORD)
  const place = () => isBeside.matches && setPlace(panel, word)
  const growing = new ResizeObserver(() => {
    place()
    uncover(word, panel)
  })

  place()
  growing.observe(panel)
  addEventListener('scroll', place, { signal, passive: true })
  addEventListener('resize', place, { signal })
  return () => {
    growing.disconnect()
    listening.abort()
  }
}

/** As in the style sheet: on a narrower screen it is a sheet, whose place is not ours. */
const BESIDE_WORD = '(width >= 48rem)'
/** As in the style sheet: a longer panel scrolls. */
const MAX_HEIGHT_REM = 34

function setPlace(panel: HTMLElement, word: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // Its content, however little of it shows.
  const content = panel.scrollHeight + panel.offsetHeight - panel.clientHeight
  const size = { width: panel.offsetWidth, height: Math.min(content, MAX_HEIGHT_REM * rem) }
  const { left, top, height } = placeBeside(word.getBoundingClientRect(), size, {
    width: clientWidth,
    height: clientHeight,
  })
  // All is read before anything is written: a length that is asked for in between would lay the panel out anew.
  const [x, y] = [left + scrollX, top + scrollY]
  panel.style.setProperty('--panel-left', `${x}px`)
  panel.style.setProperty('--panel-top', `${y}px`)
  panel.style.setProperty('--panel-height', `${height}px`)
}

/** Scrolls a word out from under the sheet that opened over it. */
function uncover(word: HTMLElement, panel: HTMLElement) {
  const isSheet = panel.offsetWidth >= document.documentElement.clientWidth
  const covered = word.getBoundingClientRect().bottom + 2 * GAP - (innerHeight - panel.offsetHeight)
  if (!isSheet || covered <= 0) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: covered, behavior: isStill ? 'instant' : 'smooth' })
}
