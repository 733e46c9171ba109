import './style.css'
import { foundKeywords } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useId } from 'react'
import { useSay } from '../../../ui/say.ts'
import { Media } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { LangText, Rich } from '../../parts/rich.tsx'

/** A text to write, in which the author's keywords are looked for. */
export default function EssayPlayer({ activity, answer, phase, change }: PlayerProps<'Essay'>) {
  const { taskDescription, placeholderText, keywords, behaviour, solution, media } = activity.params
  const say = useSay()
  const id = useId()
  const written = typeof answer === 'string' ? answer : ''
  const count = written.trim().length
  const found = phase === 'checked' ? foundKeywords(activity.params, written) : []

  if (phase === 'solution') {
    return (
      <>
        <Rich nodes={taskDescription} />
        <h4>{say(messages.sample)}</h4>
        <Rich nodes={solution.introduction} />
        <Rich nodes={solution.sample} />
      </>
    )
  }
  return (
    <>
      <Media media={media} />
      <Rich nodes={taskDescription} />
      <label className="field-label" htmlFor={id}>
        {say(messages.yourText)}
      </label>
      <textarea
        id={id}
        className="essay-field"
        aria-describedby={`${id}count`}
        placeholder={placeholderText}
        rows={Math.min(14, Math.max(4, behaviour.inputFieldSize))}
        maxLength={behaviour.maximumLength || undefined}
        value={written}
        readOnly={phase !== 'answering'}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}count`} className="activity-hint">
        {say(messages.characters, { count })}
        {behaviour.minimumLength > count &&
          `. ${say(messages.atLeast, { count: behaviour.minimumLength })}`}
      </p>
      {found.map((times, number) => {
        const options = keywords[number]?.options
        const feedback = times > 0 ? options?.feedbackIncluded : options?.feedbackMissed
        return (
          feedback && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the keywords stand where they stand.
            <p key={number} className="activity-hint">
              <LangText text={feedback} />
            </p>
          )
        )
      })}
    </>
  )
}
