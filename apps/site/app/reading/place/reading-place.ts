import { type RefObject, useEffect } from 'react'
import { keepPlace } from './device-place.ts'
import { startReadingClock } from './reading-clock.ts'
import { wordAtTop } from './word-at-top.ts'

const NOTED_AFTER_MS = 150
const SETTLED_AFTER_MS = 2000
const SENT_EVERY_MS = 60_000
/** The top bar covers what is higher. */
const TOP_BAR = 80

interface ReadText {
  material: number
  text: RefObject<HTMLElement | null>
  /** The time of an edit: an edited text has other words in the same places. */
  version: number
  /** A visitor's place is kept on their device, and their time is not counted. */
  keptBy: 'account' | 'device' | null
}

/** Keeps where the reader is in the text, once they have scrolled, and for how long they have read. */
export function ReadingPlace({ material, version, text, keptBy }: ReadText) {
  useEffect(() => {
    if (!keptBy) return
    const words = text.current?.querySelectorAll('w-, a[id]') ?? []
    const clock = startReadingClock()
    const listening = new AbortController()
    const { signal } = listening
    let word: number | undefined
    let noting: ReturnType<typeof setTimeout> | undefined
    let settling: ReturnType<typeof setTimeout> | undefined

    // Noted as it comes to rest: when the page is left, the text may be gone already.
    const note = () => {
      const { top = 0, height = 0 } = text.current?.getBoundingClientRect() ?? {}
      // Behind the flashcards it is not drawn; while it begins lower than the top bar it has only been opened.
      if (height === 0 || top > TOP_BAR) return
      word = wordAtTop(
        words.length,
        (word) => words[word]?.getBoundingClientRect().bottom ?? 0,
        TOP_BAR,
      )
    }
    const send = () => {
      clearTimeout(settling)
      if (keptBy === 'device') {
        if (word !== undefined) keepPlace({ material, version }, word)
        return
      }
      const seconds = clock.take()
      if (seconds === 0 && word === undefined) return
      const sent = { material: String(material), seconds: String(seconds) }
      const placed = word === undefined ? sent : { ...sent, word: String(word) }
      navigator.sendBeacon('/reading-place', new URLSearchParams(placed))
      word = undefined
    }
    const onScroll = () => {
      clearTimeout(noting)
      clearTimeout(settling)
      noting = setTimeout(note, NOTED_AFTER_MS)
      settling = setTimeout(send, SETTLED_AFTER_MS)
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') send()
    }

    addEventListener('scroll', onScroll, { passive: true, signal })
    addEventListener('pagehide', send, { signal })
    document.addEventListener('visibilitychange', onHide, { signal })
    const sending = setInterval(send, SENT_EVERY_MS)
    return () => {
      clearTimeout(noting)
      send()
      clearInterval(sending)
      clock.stop()
      listening.abort()
    }
  }, [material, version, text, keptBy])
  return null
}
