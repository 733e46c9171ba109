/** Without a sign of life for so long, the page is open but not read. */
const IDLE_AFTER_MS = 60_000
const TICK_MS = 5000
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

interface ReadingClock {
  /** The seconds read since they were last taken. */
  take: () => number
  stop: () => void
}

/** Counts the time in which the page is in view and its reader has moved within the last minute. */
export function startReadingClock(): ReadingClock {
  const listening = new AbortController()
  let movedAt = Date.now()
  let seconds = 0

  const move = () => {
    movedAt = Date.now()
  }
  for (const sign of SIGNS_OF_LIFE) {
    document.addEventListener(sign, move, { passive: true, signal: listening.signal })
  }
  const ticking = setInterval(() => {
    const isRead = document.visibilityState === 'visible' && Date.now() - movedAt < IDLE_AFTER_MS
    if (isRead) seconds += TICK_MS / 1000
  }, TICK_MS)

  return {
    take() {
      const taken = seconds
      seconds = 0
      return taken
    },
    stop() {
      clearInterval(ticking)
      listening.abort()
    },
  }
}
