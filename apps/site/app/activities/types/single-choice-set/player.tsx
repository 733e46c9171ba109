import { shuffle } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../ui/say.ts'
import { choicesOf, withEntry } from '../../parts/answer-shapes.ts'
import { type PlayerProps, useStepFocus } from '../../parts/player-and-outline.ts'
import { Rich } from '../../parts/rich.tsx'
import { Verdict } from '../../parts/verdict.tsx'

/** Quick questions one after another; the first answer in the content is the right one. */
export default function SingleChoiceSetPlayer(props: PlayerProps<'SingleChoiceSet'>) {
  const { activity, answer, phase, change, finish } = props
  const { choices } = activity.params
  const say = useSay()
  const [orders] = useState(() =>
    choices.map(({ answers }) =>
      shuffle(
        answers.map((_, number) => number),
        Math.random,
      ),
    ),
  )
  const [step, setStep] = useState(0)
  const focused = useStepFocus(step)
  const chosen = choicesOf(answer, choices.length)

  if (phase !== 'answering') {
    return choices.map(({ question, answers }, number) => {
      const given = chosen[number] ?? null
      const shown = given === null ? undefined : answers[given]
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the questions stand where they stand.
        <div key={number} className="activity-block">
          <Rich nodes={question} />
          <p>
            {shown && <Rich nodes={shown} isInline />} <Verdict isRight={given === 0} />
          </p>
        </div>
      )
    })
  }

  const question = choices[step]
  if (!question) return null
  const given = chosen[step] ?? null
  const isLast = step === choices.length - 1
  return (
    <div ref={focused} tabIndex={-1} className="activity-step">
      <p className="activity-hint">
        {say(messages.step, { number: step + 1, total: choices.length })}
      </p>
      <Rich nodes={question.question} />
      <ul className="options">
        {orders[step]?.map((number) => (
          <li key={number}>
            <button
              type="button"
              className="choice"
              aria-pressed={given === number}
              aria-disabled={given !== null || undefined}
              onClick={() => given === null && change(withEntry(chosen, step, number))}
            >
              <span>
                <Rich nodes={question.answers[number] ?? []} isInline />
              </span>
              {given !== null && (number === given || number === 0) && (
                <Verdict isRight={number === 0} />
              )}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {given !== null && say(given === 0 ? messages.right : messages.wrong)}
      </p>
      {given !== null && (
        <Button type="button" onClick={() => (isLast ? finish(chosen) : setStep(step + 1))}>
          {say(isLast ? messages.finish : messages.next)}
        </Button>
      )}
    </div>
  )
}
