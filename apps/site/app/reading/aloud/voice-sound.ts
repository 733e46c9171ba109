import { speak } from '../../words/voice/voice.ts'
import type { Sound, SoundEvent } from './sound.ts'

/** The browser's voice, which says one sentence after another. One that was paused is said again from its beginning. */
export function voiceSound(
  texts: readonly string[],
  voice: () => SpeechSynthesisVoice | null,
): Sound {
  let hear: (event: SoundEvent) => void = () => {}
  let sentence = 0
  let rate = 1
  /** Of an utterance that was interrupted, some browsers report the end. */
  let run = 0
  let isSpeaking = false

  function say(said: number) {
    const thisRun = ++run
    const report = (event: SoundEvent) => {
      if (thisRun !== run) return
      isSpeaking = false
      hear(event)
    }
    sentence = said
    const speaking = voice()
    if (!speaking) return report({ kind: 'failed' })
    isSpeaking = true
    speak({
      ...{ text: texts[said] ?? '', voice: speaking, rate },
      onEnd: () => report({ kind: 'ended', sentence: said }),
      onError: (isInterrupted) => report({ kind: isInterrupted ? 'stopped' : 'failed' }),
    })
  }

  function pause() {
    run++
    isSpeaking = false
    speechSynthesis.cancel()
  }
  addEventListener('pagehide', pause)

  return {
    count: texts.length,
    has: (sentence) => Boolean(texts[sentence]),
    start(started, startRate) {
      rate = startRate
      say(started)
    },
    resume(resumeRate) {
      rate = resumeRate
      say(sentence)
    },
    goOn(next) {
      hear({ kind: 'began', sentence: next })
      say(next)
    },
    pause,
    setRate(newRate) {
      rate = newRate
      if (isSpeaking) say(sentence)
    },
    listen(listener) {
      hear = listener
    },
    close() {
      removeEventListener('pagehide', pause)
      pause()
    },
  }
}
