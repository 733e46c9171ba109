import { videoFrame } from '@slovo/content-model'
import * as reading from '@slovo/messages/reading'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../ui/say.ts'
import { useFileUrl } from '../visit/files/file-urls.ts'
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

/** A video of a known site in its frame, a video of our own storage in the browser's player; anything else is not shown. */
export function Video({ source, title }: { source: string; title: string }) {
  const say = useSay()
  const fileUrl = useFileUrl()
  const label = say(reading.video, { title })
  const frame = videoFrame(source)

  if (frame) {
    return (
      <iframe
        className="video"
        src={frame}
        title={label}
        loading="lazy"
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  if (!source.startsWith('video/')) return null
  return (
    // biome-ignore lint/a11y/useMediaCaption: the text of the video is on the page
    <video className="video" controls preload="metadata" src={fileUrl(source)} aria-label={label} />
  )
}
