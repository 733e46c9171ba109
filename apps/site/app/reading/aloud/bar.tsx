import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import './bar.css'
import type { Cues } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import { Controls } from './controls.tsx'
import { type OpenAloud, openAloud } from './open-aloud.ts'
import { keptSpeed } from './speed.tsx'

export interface AloudBarProps {
  material: { id: number; title: string; lang: Lang }
  text: RefObject<HTMLElement | null>
  audio: RefObject<HTMLAudioElement | null>
  cues: Cues | null
  voice: SpeechSynthesisVoice | null | undefined
  /** The button was touched before all this was loaded. */
  isWanted: boolean
  /** The focus was on that button, and goes to the one that takes its place. */
  hadFocus: boolean
}

/** The bar once it is loaded: it opens the text's sound, and closes it with the page. */
export function AloudBar(props: AloudBarProps) {
  const { material, text, audio, cues, voice, isWanted, hadFocus } = props
  const bar = useRef<HTMLDivElement>(null)
  const [aloud, setAloud] = useState<OpenAloud | null>(null)
  const [isFollowing, setFollowing] = useState(true)
  const findVoice = useEffectEvent(() => voice ?? null)

  const open = useEffectEvent(() => {
    if (!text.current || !bar.current) return null
    const opened = openAloud({
      ...{ material, cues, onFollow: setFollowing },
      ...{ text: text.current, bar: bar.current, audio: audio.current },
      ...{ voice: () => findVoice(), rate: keptSpeed() },
    })
    setAloud(opened)
    if (isWanted) opened.player.play()
    return opened
  })
  useEffect(() => {
    const opened = open()
    return () => opened?.close()
  }, [])

  return (
    <div className="aloud-bar" ref={bar}>
      {aloud && <Controls {...{ aloud, material, isFollowing, hadFocus }} voice={voice ?? null} />}
    </div>
  )
}
