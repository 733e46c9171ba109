import { useRef, useState } from 'react'
import { beginSentence, expectedAt, forgetSentence, moveBeginning } from './tapping.ts'
import type { EditedCues } from './use-cues.ts'

const STEP_SECONDS = 0.1
const LEAD_SECONDS = 2

/** The recording as it is tapped along to: what each button and key does to it and to the cues. */
export function useRecordingPlayer(edited: EditedCues) {
  const { cues, next, setNext, change } = edited
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const current = next - 1

  async function playFrom(seconds: number) {
    const { current: player } = audio
    if (!player) return
    player.currentTime = Math.max(0, seconds)
    // What cannot be played says so by its error event.
    await player.play().catch(() => {})
  }

  /** The sentence that is expected begins now; a recording that stands still goes on first. */
  function tap() {
    const { current: player } = audio
    if (!player) return
    if (player.paused) {
      void player.play().catch(() => {})
      return
    }
    if (next >= cues.length) return
    const end = Number.isFinite(player.duration) ? player.duration : player.currentTime
    change(beginSentence(cues, next, player.currentTime, end), next + 1)
  }

  return {
    audio,
    isPlaying,
    current,
    tap,
    pause: () => audio.current?.pause(),
    move: (steps: number) => {
      if (cues[current]) change(moveBeginning(cues, current, steps * STEP_SECONDS))
    },
    /** The sentence that has just begun is expected once more, a sentence earlier. */
    goBack() {
      if (current < 0) return
      const before = cues[current - 1]
      const from = before?.[0] ?? (cues[current]?.[0] ?? 0) - LEAD_SECONDS
      change(forgetSentence(cues, current), current)
      void playFrom(from)
    },
    /** A sentence with a cue is played; one without is the one that is expected. */
    choose(sentence: number) {
      const cue = cues[sentence]
      setNext(cue ? sentence + 1 : sentence)
      if (cue) void playFrom(cue[0])
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => {
        const { current: player } = audio
        if (player && !player.paused) setNext(expectedAt(cues, player.currentTime, next))
      },
    },
  }
}

export type RecordingPlayer = ReturnType<typeof useRecordingPlayer>
