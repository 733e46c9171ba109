import type { Lang } from '@slovo/language'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { onCommand } from '../touch/on-command.ts'
import { speak, useVoice } from './voice.ts'

interface Speakable {
  lang: Lang
  text: RefObject<HTMLElement | null>
  /** What the open panel is about. */
  shown: string | undefined
}

/** The key for sound reads the word of the panel aloud, or the word that has the focus. */
export function useSoundKey({ lang, text, shown }: Speakable) {
  const voice = useVoice(lang)
  const onSound = useEffectEvent(() => {
    const { activeElement } = document
    const focussed = text.current?.contains(activeElement)
      ? activeElement?.closest('w-, a[id]')?.textContent
      : undefined
    const said = shown ?? focussed
    if (voice && said) speak({ text: said, voice })
  })
  const hasVoice = Boolean(voice)
  useEffect(() => (hasVoice ? onCommand(['sound'], () => onSound()) : undefined), [hasVoice])
}
