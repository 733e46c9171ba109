import { type Activity, authorFeedback, type Score } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { Check, X } from 'lucide-react'
import { useLocale, useSay } from '../../ui/say.ts'
import { formatPoints } from '../results/points.ts'
import { LangText } from './rich.tsx'

/** Right or wrong, as an icon, and as a word for screen readers. */
export function Verdict({ isRight }: { isRight: boolean }) {
  const say = useSay()
  const Sign = isRight ? Check : X
  return (
    <span className="verdict" data-right={isRight}>
      <Sign aria-hidden size={18} />
      <span className="visually-hidden">{say(isRight ? messages.right : messages.wrong)}</span>
    </span>
  )
}

interface ScoreLineProps {
  activity: Activity
  score: Score
}

/** The points reached, and what the author says to them. */
export function ScoreLine({ activity, score }: ScoreLineProps) {
  const say = useSay()
  const locale = useLocale()
  const feedback = authorFeedback(activity, score)
  return (
    <>
      <p
        className="activity-score"
        data-success={score.success && (score.score > 0 || score.max === 0)}
      >
        {score.max > 0 ? say(messages.score, formatPoints(score, locale)) : say(messages.done)}
      </p>
      {feedback && (
        <p>
          <LangText text={feedback} />
        </p>
      )}
    </>
  )
}
