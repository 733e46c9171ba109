import {
  type Activity,
  beginPlay,
  changeAnswer,
  checkAnswer,
  firstAnswer,
  hasCheckButton,
  hasSolution,
  offers,
  type Play,
  prepareToScore,
  rightAnswer,
  showSolution,
} from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { ScoreLine } from '../parts/verdict.tsx'
import { Player } from '../types/players.tsx'

interface PlayerFrameProps {
  activity: Activity
  onResult: (sent: { answer: unknown; duration: number }) => void
  onRetry: () => void
}

/** What all players share: check, retry, show the solution, score and feedback. */
export function PlayerFrame({ activity, onResult, onRetry }: PlayerFrameProps) {
  const say = useSay()
  const [play, setPlay] = useState(() => begin(activity))
  const [round, setRound] = useState(1)
  const body = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const { phase, score } = play
  const offered = offers(activity)

  // The pressed button is gone: focus moves to what replaced it.
  const before = useRef({ phase, round })
  useEffect(() => {
    const { current } = before
    before.current = { phase, round }
    if (current.round !== round) body.current?.focus()
    else if (current.phase !== phase) outcome.current?.focus()
  }, [phase, round])

  // An essay with expressions needs their engine: it is loaded while the learner writes.
  useEffect(() => void prepareToScore(activity), [activity])

  const check = (answer: unknown) => {
    const waiting = prepareToScore(activity)
    if (waiting) void waiting.then(() => takeScore(answer))
    else takeScore(answer)
  }
  const takeScore = (answer: unknown) => {
    const now = Date.now()
    const checked = checkAnswer(changeAnswer(play, answer), activity, now)
    setPlay(checked.play)
    if (checked.result) onResult({ answer, duration: now - play.began })
  }
  const again = () => {
    setPlay(begin(activity))
    setRound(round + 1)
    onRetry()
  }

  return (
    <div className="activity-player">
      <div ref={body} tabIndex={-1} className="activity-body">
        <Player
          key={round}
          activity={activity}
          phase={phase}
          answer={phase === 'solution' ? rightAnswer(activity) : play.answer}
          change={(answer) => setPlay(changeAnswer(play, answer))}
          finish={check}
        />
      </div>
      {score && (
        <div ref={outcome} tabIndex={-1} className="activity-outcome">
          <ScoreLine activity={activity} score={score} />
          {phase === 'solution' && <p>{say(messages.solutionShown)}</p>}
        </div>
      )}
      <div className="actions">
        {phase === 'answering' && hasCheckButton(activity) && (
          <Button type="button" onClick={() => check(play.answer)}>
            {say(messages.check)}
          </Button>
        )}
        {phase === 'checked' && offered.solution && hasSolution(activity) && !isPerfect(play) && (
          <Button type="button" look="secondary" onClick={() => setPlay(showSolution(play))}>
            {say(messages.solution)}
          </Button>
        )}
        {phase !== 'answering' && offered.retry && (
          <Button type="button" look="secondary" onClick={again}>
            {say(messages.retry)}
          </Button>
        )}
      </div>
    </div>
  )
}

function begin(activity: Activity) {
  return beginPlay(Date.now(), firstAnswer(activity, Math.random))
}

/** All points reached: no solution is left to show. */
function isPerfect({ score }: Play) {
  return score !== undefined && score.max > 0 && score.score === score.max
}
