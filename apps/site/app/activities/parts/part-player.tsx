import { type ActivityPart, type Display, rightAnswer, scoreActivity } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useContext } from 'react'
import { useSay } from '../../ui/say.ts'
import { Media } from './media.tsx'
import { PlayerContext, type PlayerProps } from './player-and-outline.ts'
import { LangText, Rich } from './rich.tsx'
import { ScoreLine } from './verdict.tsx'

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

/** A part that is only looked at: a text, a picture, a sound. */
function DisplayPart({ display }: { display: Display }) {
  switch (display.type) {
    case 'Text':
      return <Rich nodes={display.text} />
    case 'Image':
      return (
        <Media
          media={{ kind: 'image', files: display.file ? [display.file] : [], alt: display.alt }}
        />
      )
    case 'Audio':
      return <Media media={{ kind: 'audio', files: display.files, alt: '' }} />
    case 'Video':
      return <Media media={{ kind: 'video', files: display.files, alt: '' }} />
    case 'Link':
      return (
        <p>
          <a href={display.url} rel="noopener noreferrer">
            <LangText text={display.title || display.url} />
          </a>
        </p>
      )
    case 'Accordion':
      return display.panels.map(({ title, text }) => (
        <details key={title}>
          <summary>
            <LangText text={title} />
          </summary>
          <Rich nodes={text} />
        </details>
      ))
  }
}
