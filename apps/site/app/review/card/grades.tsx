import * as messages from '@slovo/messages/review/page'
import { wait } from '@slovo/messages/review/wait'
import { type Grade, grades } from '@slovo/review'
import { useLocalPath, useSay } from '../../ui/say.ts'
import type { ReviewCard } from './review-card.ts'

interface GradesProps {
  card: ReviewCard
  /** After a typed answer, what it deserves. */
  suggested: Grade
  stamp: { id: string; shownAt: string }
  search: string
  onGrade: (grade: Grade) => void
}

/** How well the word was remembered; each grade says when the card comes back. */
export function Grades({ card, suggested, stamp, search, onGrade }: GradesProps) {
  const say = useSay()
  const localPath = useLocalPath()
  return (
    <form
      className="review-grades"
      method="post"
      action={localPath('/review/answers') + search}
      aria-label={say(messages.gradesLabel)}
      onSubmit={(event) => {
        event.preventDefault()
        const button = (event.nativeEvent as SubmitEvent).submitter
        const value = button instanceof HTMLButtonElement ? button.value : ''
        const grade = grades.find((grade) => String(grade) === value)
        if (grade) onGrade(grade)
      }}
    >
      <input type="hidden" name="kind" value="review" />
      <input type="hidden" name="id" value={stamp.id} />
      <input type="hidden" name="shownAt" value={stamp.shownAt} />
      <input type="hidden" name="card" value={card.id} />
      {grades.map((grade) => (
        <button
          key={grade}
          type="submit"
          name="grade"
          value={grade}
          className={`grade grade-${grade}`}
          aria-keyshortcuts={String(grade)}
          data-focus={grade === suggested ? '' : undefined}
        >
          <span>{say(messages.grades[grade])}</span>
          <small>{say(wait, { minutes: card.waits[grade] })}</small>
        </button>
      ))}
    </form>
  )
}
