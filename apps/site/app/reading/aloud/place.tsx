import * as messages from '@slovo/messages/reading/aloud-controls'
import { useEffect, useState } from 'react'
import { useSay } from '../../ui/say.ts'
import type { Player } from './player.ts'

interface SentencePlaceProps {
  player: Player
  sentence: number
  count: number
}

/** Which sentence of how many. */
export function SentencePlace({ player, sentence, count }: SentencePlaceProps) {
  const say = useSay()
  return (
    <Place
      value={sentence + 1}
      min={1}
      max={count}
      shown={(value) => `${value} / ${count}`}
      said={(value) => say(messages.sentenceOf, { sentence: value, count })}
      onChoose={(value) => player.goTo(value - 1)}
    />
  )
}

/** The time of a recording of which no sentences are known. */
export function RecordingPlace({ recording }: { recording: HTMLAudioElement }) {
  const say = useSay()
  const [{ now, length }, setTime] = useState({ now: recording.currentTime, length: 0 })

  useEffect(() => {
    const listening = new AbortController()
    const look = () =>
      setTime({
        now: Math.floor(recording.currentTime),
        length: Number.isFinite(recording.duration) ? Math.floor(recording.duration) : 0,
      })
    look()
    for (const event of ['timeupdate', 'durationchange', 'seeked']) {
      recording.addEventListener(event, look, { signal: listening.signal })
    }
    return () => listening.abort()
  }, [recording])

  const lengthText = clock(length)
  return (
    <Place
      value={now}
      min={0}
      max={Math.max(length, now)}
      shown={(value) => `${clock(value)} / ${lengthText}`}
      said={(value) => say(messages.timeOf, { time: clock(value), length: lengthText })}
      onChoose={(value) => {
        recording.currentTime = value
      }}
    />
  )
}

interface PlaceProps {
  value: number
  min: number
  max: number
  shown: (value: number) => string
  said: (value: number) => string
  onChoose: (value: number) => void
}

/** While it is dragged it only shows where it leads; let go, it goes there. */
function Place({ value, min, max, shown, said, onChoose }: PlaceProps) {
  const say = useSay()
  const [dragged, setDragged] = useState<number | null>(null)
  const seen = dragged ?? value

  function choose() {
    if (dragged !== null && dragged !== value) onChoose(dragged)
    setDragged(null)
  }

  return (
    <>
      <input
        type="range"
        className="aloud-slider"
        aria-label={say(messages.place)}
        aria-valuetext={said(seen)}
        {...{ min, max }}
        value={seen}
        onChange={(event) => setDragged(event.target.valueAsNumber)}
        onPointerUp={choose}
        onKeyUp={choose}
        onBlur={choose}
      />
      <span className="aloud-place" aria-hidden="true">
        {shown(seen)}
      </span>
    </>
  )
}

/** `75` is 1:15. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
