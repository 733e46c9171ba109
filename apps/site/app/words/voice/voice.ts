import type { Lang } from '@slovo/language'
import { useEffect, useState } from 'react'

/**
 * The browser's voice for a language: `undefined` until the browser has listed its voices, `null` where it has none.
 * Browsers list their voices late, some never.
 */
export function useVoice(lang: Lang): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>()

  useEffect(() => {
    if (!('speechSynthesis' in window)) return setVoice(null)
    const choose = () => setVoice(bestVoice(speechSynthesis.getVoices(), lang))
    choose()
    speechSynthesis.addEventListener('voiceschanged', choose)
    return () => speechSynthesis.removeEventListener('voiceschanged', choose)
  }, [lang])

  return voice
}

interface VoiceLike {
  lang: string
  name: string
  localService: boolean
}

/** Natural voices first, then those that work without the network. */
export function bestVoice<V extends VoiceLike>(voices: readonly V[], lang: Lang): V | null {
  const rank = ({ name, localService }: V) =>
    (/natural|google|siri|enhanced|premium/i.test(name) ? 2 : 0) + (localService ? 1 : 0)
  const speaking = voices.filter((voice) => voice.lang.toLowerCase().startsWith(lang))
  return speaking.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

interface Speech {
  text: string
  voice: SpeechSynthesisVoice
  rate?: number
  onEnd?: () => void
  /** Interrupted by another, or not possible. */
  onError?: (isInterrupted: boolean) => void
}

/** Reads a text aloud and interrupts any other. Stress marks are left out: engines differ in how they read them. */
export function speak({ text, voice, rate = 1, onEnd, onError }: Speech) {
  const utterance = new SpeechSynthesisUtterance(text.replaceAll('\u0301', ''))
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  if (onEnd) utterance.addEventListener('end', onEnd)
  utterance.addEventListener('error', ({ error }) =>
    onError?.(error === 'interrupted' || error === 'canceled'),
  )
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
