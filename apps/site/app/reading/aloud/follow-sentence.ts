/** What the top bar covers. */
const TOP_PX = 80
/** After that a scroll of ours has ended; Safari before 26.2 does not report it. */
const SCROLLED_AFTER_MS = 1000

/**
 * Keeps the sentence that is heard in view, until the reader scrolls it out of view; when they come back to it, or ask for
 * it, it is kept in view again.
 */
export function followSentence(bar: HTMLElement, onChange: (isFollowing: boolean) => void) {
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  let shown: HTMLElement | null = null
  let isFollowing = true
  let isOurs = false
  let ending: ReturnType<typeof setTimeout> | undefined

  const bottom = () => innerHeight - bar.offsetHeight

  function change(follows: boolean) {
    if (follows === isFollowing) return
    isFollowing = follows
    onChange(follows)
  }

  function scrollTo(sentence: HTMLElement) {
    const box = sentence.getBoundingClientRect()
    if (box.top >= TOP_PX && box.bottom <= bottom()) return
    isOurs = true
    clearTimeout(ending)
    ending = setTimeout(endOurs, SCROLLED_AFTER_MS)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollBy({
      top: box.top - TOP_PX - (bottom() - TOP_PX) / 5,
      behavior: isStill ? 'instant' : 'smooth',
    })
  }

  function endOurs() {
    clearTimeout(ending)
    isOurs = false
  }

  function onScroll() {
    if (isOurs || !shown) return
    const box = shown.getBoundingClientRect()
    change(box.bottom > TOP_PX && box.top < bottom())
  }

  addEventListener('scroll', onScroll, options)
  addEventListener('scrollend', endOurs, options)
  addEventListener('wheel', endOurs, options)
  addEventListener('touchmove', endOurs, options)
  addEventListener('keydown', endOurs, options)

  return {
    show(sentence: HTMLElement | null) {
      if (sentence === shown) return
      shown = sentence
      if (sentence && isFollowing) scrollTo(sentence)
    },
    /** Leads back to the sentence. */
    follow() {
      change(true)
      if (shown) scrollTo(shown)
    },
    stop() {
      clearTimeout(ending)
      listening.abort()
    },
  }
}
