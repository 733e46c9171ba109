import { shuffle } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../ui/say.ts'
import { partsOf } from '../../parts/answer-shapes.ts'
import { PartPlayer } from '../../parts/part-player.tsx'
import { type PlayerProps, useStepFocus } from '../../parts/player-and-outline.ts'
import { Rich } from '../../parts/rich.tsx'

/** Several questions, one after another; after the check all of them, each with its score. */
export default function QuestionSetPlayer({
  activity,
  answer,
  phase,
  change,
}: PlayerProps<'QuestionSet'>) {
  const { introPage, randomQuestions, disableBackwardsNavigation } = activity.params
  const say = useSay()
  const answers = partsOf(answer)
  const [asked] = useState(() => {
    const numbers = Object.keys(answers).map(Number)
    return randomQuestions ? shuffle(numbers, Math.random) : numbers
  })
  const [step, setStep] = useState(0)
  const focused = useStepFocus(step)

  const question = (number: number) => {
    const part = activity.parts?.[number]
    return (
      part && (
        <PartPlayer
          key={number}
          part={part}
          phase={phase}
          answer={answers[number]}
          change={(given) => change({ ...answers, [number]: given })}
        />
      )
    )
  }
  if (phase !== 'answering') return asked.map(question)

  return (
    <div ref={focused} tabIndex={-1} className="activity-step">
      {introPage.showIntroPage && step === 0 && <Rich nodes={introPage.introduction} />}
      <p className="activity-hint">
        {say(messages.step, { number: step + 1, total: asked.length })}
      </p>
      {asked.slice(step, step + 1).map(question)}
      <div className="actions">
        {step > 0 && !disableBackwardsNavigation && (
          <Button type="button" look="secondary" onClick={() => setStep(step - 1)}>
            {say(messages.previous)}
          </Button>
        )}
        {step < asked.length - 1 && (
          <Button type="button" look="secondary" onClick={() => setStep(step + 1)}>
            {say(messages.next)}
          </Button>
        )}
      </div>
    </div>
  )
}
