import type { Cues } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/reading/aloud'
import { Play } from 'lucide-react'
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useSay } from '../../ui/say.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { useVoice } from '../../words/voice/voice.ts'
import type { AloudBarProps } from './bar.tsx'

interface AloudProps {
  material: { id: number; title: string; lang: Lang }
  /** Holds the sentences of the text. */
  text: RefObject<HTMLElement | null>
  /** Of the recording; without one the browser's voice reads, where it has one. */
  url: string | null
  cues?: Cues | null | undefined
}

/**
 * The bar that plays a text; nothing where neither a recording nor a voice can. All but its first button is loaded when the
 * browser is idle, or by a touch.
 */
export function Aloud({ material, text, url, cues = null }: AloudProps) {
  const say = useSay()
  const audio = useRef<HTMLAudioElement>(null)
  const voice = useVoice(material.lang)
  const [Bar, setBar] = useState<ComponentType<AloudBarProps>>()
  const [isWanted, setWanted] = useState(false)
  const section = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  const hasSound = url !== null || Boolean(voice)

  const load = useCallback(() => {
    // A network error leaves the button, and the next touch tries again.
    import('./bar.tsx')
      .then(({ AloudBar }) => {
        hadFocus.current = section.current?.contains(document.activeElement) ?? false
        setBar(() => AloudBar)
      })
      .catch(() => {})
  }, [])
  useEffect(() => {
    if (!hasSound) return
    const waiting = whenIdle(load)
    return waiting.cancel
  }, [hasSound, load])

  if (!hasSound) return null
  return (
    <section ref={section} className="aloud" aria-label={say(messages.bar)}>
      {url !== null && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: the text of the recording is the page itself */}
          <audio ref={audio} src={url} preload="none" />
          <noscript>
            {/* biome-ignore lint/a11y/useMediaCaption: the text of the recording is the page itself */}
            <audio controls preload="metadata" src={url} />
          </noscript>
        </>
      )}
      {Bar ? (
        <Bar {...{ material, text, audio, cues, voice, isWanted }} hadFocus={hadFocus.current} />
      ) : (
        <div className="aloud-bar">
          <button
            type="button"
            className="aloud-play"
            aria-label={say(messages.listen)}
            aria-busy={isWanted || undefined}
            onClick={() => {
              setWanted(true)
              load()
            }}
          >
            <Play aria-hidden="true" />
          </button>
        </div>
      )}
    </section>
  )
}
