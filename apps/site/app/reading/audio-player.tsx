import * as reading from '@slovo/messages/reading'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../ui/say.ts'
import { SpeedChoice, useSpeed } from './speed.tsx'

const STEP_SECONDS = 5

/** Stays in view while the text is read. The browser's own player works at once; the script adds speed and steps. */
export function AudioPlayer({ url }: { url: string }) {
  const say = useSay()
  const audio = useRef<HTMLAudioElement>(null)
  const [speed, setSpeed] = useSpeed()
  const [isEnhanced, setEnhanced] = useState(false)

  useEffect(() => setEnhanced(true), [])
  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed
  }, [speed])

  const step = (seconds: number) => {
    if (audio.current) audio.current.currentTime += seconds
  }

  return (
    <section className="player player-sticky" aria-label={say(reading.recording)}>
      {/* biome-ignore lint/a11y/useMediaCaption: the text of the recording is the page itself */}
      <audio
        ref={audio}
        controls
        preload="metadata"
        src={url}
        onPlay={(event) => {
          event.currentTarget.playbackRate = speed
        }}
      />
      {isEnhanced && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={say(reading.back5)}
            onClick={() => step(-STEP_SECONDS)}
          >
            <RotateCcw aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say(reading.forward5)}
            onClick={() => step(STEP_SECONDS)}
          >
            <RotateCw aria-hidden="true" />
          </button>
          <SpeedChoice speed={speed} onChange={setSpeed} />
        </>
      )}
    </section>
  )
}
