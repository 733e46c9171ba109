import {
  alignCues,
  type Cues,
  readSubtitles,
  type Subtitle,
  subtitlesOf,
  writeSubtitles,
} from '@slovo/content-model'
import { useEffect, useMemo, useRef, useState } from 'react'

const MAX_UNDONE = 200

interface Step {
  subtitles: Subtitle[]
  /** The sentence that was expected next. */
  next: number
}

/**
 * The cues of a form: what its field holds, as cues of the sentences that the text has now. Every change is written into the
 * field, and can be undone.
 */
export function useCues(defaultValue: string, sentences: readonly string[]) {
  const [field, setField] = useState(defaultValue)
  const [subtitles, setSubtitles] = useState<Subtitle[]>([])
  const [next, setNext] = useState(0)
  const [past, setPast] = useState<Step[]>([])
  const asked = useRef('')

  /** What the field holds is read; what is half typed has no cues yet. */
  async function read(text: string) {
    asked.current = text
    const found = await readSubtitles(text)
    if (asked.current === text) setSubtitles(found)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form began with is read once
  useEffect(() => void read(defaultValue), [])

  const { cues, unused } = useMemo(() => alignCues(subtitles, sentences), [subtitles, sentences])

  function write(changed: Subtitle[], expected: number) {
    asked.current = ''
    setPast((steps) => [...steps.slice(-MAX_UNDONE), { subtitles, next }])
    setSubtitles(changed)
    setField(changed.length > 0 ? writeSubtitles(changed) : '')
    setNext(expected)
  }

  function undo() {
    const step = past.at(-1)
    if (!step) return
    setPast(past.slice(0, -1))
    setSubtitles(step.subtitles)
    setField(step.subtitles.length > 0 ? writeSubtitles(step.subtitles) : '')
    setNext(step.next)
  }

  return {
    ...{ field, cues, unused, next, setNext, undo },
    canUndo: past.length > 0,
    type(text: string) {
      setField(text)
      void read(text)
    },
    change: (changed: Cues, expected = next) => write(subtitlesOf(changed, sentences), expected),
    /** Other cues than before, from a file or a voice. */
    replace: (changed: Subtitle[]) => write(changed, 0),
  }
}

export type EditedCues = ReturnType<typeof useCues>
