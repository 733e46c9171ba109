import { speech, speechProgress } from '@slovo/messages/admin/recording'
import { AudioLines } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useSay } from '../../../../ui/say.ts'
import { useHasScript } from '../../../../ui/use-has-script.ts'
import { useRecordedText } from '../use-recorded-text.ts'
import { type SpokenText, useSpeech } from './use-speech.ts'

const failures = {
  ...{ unreachable: speech.unreachable, refused: speech.refused, unreadable: speech.unreadable },
  ...{ 'too-large': speech.tooLarge, busy: speech.busy, lost: speech.lost },
}

interface SpeechButtonProps {
  /** The languages that the engine has a voice for. */
  voices: readonly ('ru' | 'fr')[]
  onSpoken: (spoken: SpokenText) => void
}

/** Has the text read by the speech engine, where the operator has set one. */
export function SpeechButton({ voices, onSpoken }: SpeechButtonProps) {
  const say = useSay()
  const whole = useRef<HTMLDivElement>(null)
  const hasScript = useHasScript()
  const recorded = useRecordedText(whole)
  const { state, speak, stop } = useSpeech(onSpoken)
  const isSpeaking = state.kind === 'speaking'
  const isOffered = hasScript && voices.includes(recorded.lang) && recorded.text.trim() !== ''

  return (
    <div ref={whole} className="speech-button">
      {isOffered && !isSpeaking && (
        <>
          <Button type="button" look="secondary" onClick={() => void speak(recorded)}>
            <AudioLines aria-hidden="true" /> {say(speech.make)}
          </Button>
          <p className="field-hint">{say(speech.hint)}</p>
        </>
      )}
      {isSpeaking && (
        <>
          <progress max={state.of} value={state.said} aria-label={say(speech.make)} />
          <p>{say(speechProgress, { said: state.said, sentences: state.of })}</p>
          <Button type="button" look="secondary" onClick={stop}>
            {say(speech.stop)}
          </Button>
        </>
      )}
      <p role="status" className="field-hint">
        {state.kind === 'stopped' && say(speech.stopped)}
        {state.kind === 'done' && say(speech.done)}
      </p>
      {state.kind === 'failed' && (
        <p role="alert" className="field-error">
          {say(failures[state.reason])}
        </p>
      )}
    </div>
  )
}
