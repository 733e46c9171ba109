import { shuffle } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useId, useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { numbersOf } from '../../parts/answer-shapes.ts'
import { Media } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { Rich } from '../../parts/rich.tsx'
import { Verdict } from '../../parts/verdict.tsx'

/** One answer to choose, or several. */
export default function MultiChoicePlayer({
  activity,
  answer,
  phase,
  change,
}: PlayerProps<'MultiChoice'>) {
  const { question, answers, behaviour, isSingle, media } = activity.params
  const say = useSay()
  const name = useId()
  const [order] = useState(() => {
    const numbers = answers.map((_, number) => number)
    return behaviour.randomAnswers ? shuffle(numbers, Math.random) : numbers
  })
  const chosen = numbersOf(answer)
  const isLocked = phase !== 'answering'
  const toggle = (number: number) => {
    if (isSingle) return change([number])
    const isChosen = chosen.includes(number)
    change(isChosen ? chosen.filter((one) => one !== number) : [...chosen, number])
  }

  return (
    <fieldset className="choices">
      <Media media={media} />
      <legend>
        <Rich nodes={question} isInline />
      </legend>
      {!isSingle && <p className="activity-hint">{say(messages.severalAnswers)}</p>}
      {order.map((number) => {
        const option = answers[number]
        if (!option) return null
        const isChosen = chosen.includes(number)
        const { chosenFeedback, notChosenFeedback } = option.tipsAndFeedback
        const feedback = isChosen ? chosenFeedback : notChosenFeedback
        return (
          <div key={number}>
            <label className="choice" data-chosen={isChosen}>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={name}
                checked={isChosen}
                disabled={isLocked}
                onChange={() => toggle(number)}
              />
              <span>
                <Rich nodes={option.text} isInline />
              </span>
              {isLocked && isChosen && <Verdict isRight={option.correct} />}
            </label>
            {phase === 'checked' && feedback.length > 0 && (
              <p className="activity-hint">
                <Rich nodes={feedback} isInline />
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
