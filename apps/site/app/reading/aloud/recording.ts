import type { Cues } from '@slovo/content-model'
import type { Sound, SoundEvent } from './sound.ts'

/** A browser's clock is that exact. */
const EXACT_SECONDS = 0.02
/** So late the next sentence is no longer what is heard next: cues may lie anywhere. */
const LATE_SECONDS = 0.5

/** A recording, followed sentence by sentence while it plays. */
export function recordingSound(audio: HTMLAudioElement, cues: Cues): Sound {
  const listening = new AbortController()
  const { signal } = listening
  let hear: (event: SoundEvent) => void = () => {}
  /** What is heard, or is waited for between two sentences. */
  let sentence = 0
  let hasBegun = false
  let isMeant = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Timers of a page that plays sound run on time in the background too, where frames are not drawn. */
  function follow() {
    clearTimeout(timer)
    const cue = cues[sentence]
    if (!cue || audio.paused) return
    const now = audio.currentTime + EXACT_SECONDS
    if (!hasBegun && now >= cue[0]) {
      hasBegun = true
      hear({ kind: 'began', sentence })
    }
    if (hasBegun && now >= cue[1]) return end()
    const left = ((hasBegun ? cue[1] : cue[0]) - audio.currentTime) / audio.playbackRate
    if (Number.isFinite(left)) timer = setTimeout(follow, Math.max(left * 1000, 5))
  }

  function end() {
    hasBegun = false
    hear({ kind: 'ended', sentence })
  }

  /** Before anything is known of the file, Safari does not go there. */
  function seek(seconds: number) {
    audio.currentTime = seconds
    if (audio.readyState > HTMLMediaElement.HAVE_NOTHING) return
    const once = { signal, once: true }
    audio.addEventListener(
      'loadedmetadata',
      () => {
        if (audio.currentTime < seconds) audio.currentTime = seconds
      },
      once,
    )
  }

  function play(rate: number) {
    isMeant = true
    audio.playbackRate = rate
    audio.play().then(follow, () => {
      // Paused again before it could begin.
      if (!isMeant || !audio.paused) return
      isMeant = false
      hear({ kind: audio.error ? 'failed' : 'stopped' })
    })
    follow()
  }

  function pause() {
    isMeant = false
    clearTimeout(timer)
    audio.pause()
  }

  audio.addEventListener('playing', follow, { signal })
  audio.addEventListener('ratechange', follow, { signal })
  audio.addEventListener('timeupdate', follow, { signal })
  audio.addEventListener('ended', () => (hasBegun ? end() : hear({ kind: 'stopped' })), { signal })
  // Firefox plays on without a sound where there is no device for it.
  audio.addEventListener(
    'error',
    () => {
      if (!isMeant) return
      pause()
      hear({ kind: 'failed' })
    },
    { signal },
  )
  audio.addEventListener(
    'pause',
    () => {
      if (!audio.paused || audio.ended || !isMeant) return
      isMeant = false
      hear({ kind: 'stopped' })
    },
    { signal },
  )
  audio.addEventListener(
    'play',
    () => {
      if (audio.paused || isMeant) return
      isMeant = true
      hear({ kind: 'resumed' })
    },
    { signal },
  )

  return {
    count: cues.length,
    has: (sentence) => Boolean(cues[sentence]),
    start(started, rate) {
      sentence = started
      hasBegun = true
      seek(cues[started]?.[0] ?? 0)
      play(rate)
    },
    resume: play,
    goOn(next) {
      sentence = next
      const start = cues[next]?.[0] ?? 0
      const late = audio.currentTime - start
      if (audio.ended || late > LATE_SECONDS) audio.currentTime = start
      if (audio.paused) play(audio.playbackRate)
      else follow()
    },
    pause,
    setRate(rate) {
      audio.playbackRate = rate
    },
    listen(listener) {
      hear = listener
    },
    close() {
      listening.abort()
      clearTimeout(timer)
      audio.pause()
    },
  }
}
