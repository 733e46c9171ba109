import { type ActivityPart, rightAnswer, scoreActivity } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useContext } from 'react'
import { useSay } from '../../ui/say.ts'
import { DisplayPart } from './display-part.tsx'
import { PlayerContext, type PlayerProps } from './player-props.ts'
import { LangText } from './rich.tsx'
import { ScoreLine } from './score-line.tsx'

interface PartPlayerProps extends Pick<PlayerProps, 'answer' | 'phase' | 'change'> {
  part: ActivityPart
}

/** A part of a set or a column, with its own score once the whole was checked. */
export function PartPlayer({ part, answer, phase, change }: PartPlayerProps) {
  const say = useSay()
  const Player = useContext(PlayerContext)
  if (part.kind === 'display') return <DisplayPart display={part.display} />
  if (part.kind === 'other') {
    return <p className="activity-note">{say(messages.notPlayable, { library: part.library })}</p>
  }
  const { activity } = part
  return (
    <div className="activity-part">
      {part.title && (
        <h4>
          <LangText text={part.title} />
        </h4>
      )}
      <Player
        activity={activity}
        phase={phase}
        answer={phase === 'solution' ? rightAnswer(activity) : answer}
        change={change}
        finish={change}
      />
      {phase === 'checked' && (
        <ScoreLine activity={activity} score={scoreActivity(activity, answer)} />
      )}
    </div>
  )
}
