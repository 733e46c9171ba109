import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/reading/dictation'
import { Snail, Volume2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import type { Dictation } from './dictation.ts'
import { TypedSentence } from './typed-sentence.tsx'

interface DictationTurnProps {
  lang: Lang
  expected: string
  checked: Dictation['checked']
  isLast: boolean
  hear: (isSlower?: boolean) => void
  onCheck: (typed: string) => void
  onSkip: () => void
  onNext: () => void
  onFinish: () => void
}

const MAX_TYPED = 400

/** One sentence: heard as often as one likes, written, and compared. */
export function DictationTurn(props: DictationTurnProps) {
  const { lang, expected, checked, isLast, hear, onCheck, onSkip, onNext, onFinish } = props
  const say = useSay()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [inputId, hintId] = [useId(), useId()]
  const isChecked = checked !== null

  useEffect(() => {
    if (isChecked) next.current?.focus()
    else input.current?.focus()
  }, [isChecked])

  function check() {
    if (typed.trim() === '') hear()
    else onCheck(typed)
    input.current?.focus()
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) hear(event.shiftKey)
    else check()
  }

  return (
    <form
      className="dictation-turn"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChecked) onNext()
        else check()
      }}
    >
      <div className="dictation-sound">
        <Button type="button" look="secondary" onClick={() => hear()}>
          <Volume2 aria-hidden="true" /> {say(messages.hearAgain)}
        </Button>
        <Button type="button" look="secondary" onClick={() => hear(true)}>
          <Snail aria-hidden="true" /> {say(messages.hearSlower)}
        </Button>
      </div>
      {!checked && (
        <div className="field">
          <label htmlFor={inputId}>{say(messages.whatYouHear)}</label>
          <textarea
            id={inputId}
            ref={input}
            className="input"
            lang={lang}
            rows={3}
            maxLength={MAX_TYPED}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby={hintId}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKey}
          />
          <p id={hintId} className="field-hint">
            {say(messages.forgiven[lang])}{' '}
            <span className="dictation-keys">{say(messages.keys)}</span>
          </p>
        </div>
      )}
      <div role="status">{checked && <TypedSentence {...{ checked, expected, lang }} />}</div>
      <div className="actions">
        {checked ? (
          <button ref={next} type="submit" className="button button-primary">
            {say(isLast ? messages.finish : messages.next)}
          </button>
        ) : (
          <>
            <Button>{say(messages.check)}</Button>
            <Button type="button" look="quiet" onClick={onSkip}>
              {say(messages.skip)}
            </Button>
          </>
        )}
        {!isLast && (
          <Button type="button" look="quiet" className="dictation-finish" onClick={onFinish}>
            {say(messages.finish)}
          </Button>
        )}
      </div>
    </form>
  )
}
