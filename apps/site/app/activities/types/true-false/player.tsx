import * as messages from '@slovo/messages/activities'
import { useId } from 'react'
import { useSay } from '../../../ui/say.ts'
import { Media } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { Rich } from '../../parts/rich.tsx'
import { Verdict } from '../../parts/verdict.tsx'

/** Is a sentence true? */
export default function TrueFalsePlayer({
  activity,
  answer,
  phase,
  change,
}: PlayerProps<'TrueFalse'>) {
  const { question, correct, media } = activity.params
  const say = useSay()
  const name = useId()
  return (
    <fieldset className="choices">
      <Media media={media} />
      <legend>
        <Rich nodes={question} isInline />
      </legend>
      {[true, false].map((side) => (
        <label key={String(side)} className="choice" data-chosen={answer === side}>
          <input
            type="radio"
            name={name}
            checked={answer === side}
            disabled={phase !== 'answering'}
            onChange={() => change(side)}
          />
          <span>{say(side ? messages.isTrue : messages.isFalse)}</span>
          {phase !== 'answering' && answer === side && <Verdict isRight={side === correct} />}
        </label>
      ))}
    </fieldset>
  )
}
