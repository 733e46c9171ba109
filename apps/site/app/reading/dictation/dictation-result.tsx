import * as messages from '@slovo/messages/reading/dictation'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { countResults, type Dictation, missedSentences, type TurnResult } from './dictation.ts'

interface DictationResultProps {
  dictation: Dictation
  onRedo: () => void
  onClose: () => void
}

const kinds: TurnResult[] = ['right', 'almost', 'wrong', 'skipped']

/** How the sentences went; those that were missed can be written once more. */
export function DictationResult({ dictation, onRedo, onClose }: DictationResultProps) {
  const say = useSay()
  const title = useRef<HTMLHeadingElement>(null)
  const count = dictation.results.length
  const isAllRight = count > 0 && countResults(dictation, 'right') === count

  useEffect(() => title.current?.focus(), [])

  return (
    <div className="dictation-result">
      <h3 ref={title} tabIndex={-1}>
        {say(messages.result)}
      </h3>
      {count === 0 ? (
        <p>{say(messages.noneWritten)}</p>
      ) : (
        <dl>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{say(messages.counts[kind])}</dt>
              <dd>{countResults(dictation, kind)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isAllRight && <p>{say(messages.allRight)}</p>}
      <div className="actions">
        {missedSentences(dictation).length > 0 && (
          <Button type="button" onClick={onRedo}>
            {say(messages.redo)}
          </Button>
        )}
        <Button type="button" look="secondary" onClick={onClose}>
          {say(messages.backToText)}
        </Button>
      </div>
    </div>
  )
}
