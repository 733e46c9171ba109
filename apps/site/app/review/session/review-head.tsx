import * as messages from '@slovo/messages/review/page'
import { Settings2, Undo2 } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { useLocalPath, useSay } from '../../ui/say.ts'
import type { OpenReview } from './use-review.ts'

interface ReviewHeadProps {
  review: OpenReview
  text: { title: string } | null
  /** Of the review that takes one back on a page without script. */
  newId: string
  search: string
}

/** What is reviewed, how far the day has come, and the way back by one answer. */
export function ReviewHead({ review, text, newId, search }: ReviewHeadProps) {
  const say = useSay()
  const { card, left, doneToday } = review
  return (
    <header className="review-head">
      <h1 id="review-title">
        {text ? say(messages.ofText, { title: text.title }) : say(messages.title)}
      </h1>
      {card && <p className="review-left">{say(messages.left, { count: left })}</p>}
      <div className="review-tools">
        {review.canUndo && <Undo {...{ review, newId, search }} />}
        <Link
          to="/review/settings"
          className="icon-button"
          aria-label={say(messages.settings)}
          title={say(messages.settings)}
        >
          <Settings2 aria-hidden="true" />
        </Link>
      </div>
      {card && (
        <progress
          className="progress-bar review-progress"
          aria-label={say(messages.progress)}
          value={doneToday}
          max={doneToday + left}
        />
      )}
    </header>
  )
}

function Undo({ review, newId, search }: Omit<ReviewHeadProps, 'text'>) {
  const say = useSay()
  const localPath = useLocalPath()
  return (
    <form
      method="post"
      action={localPath('/review/answers') + search}
      onSubmit={(event) => {
        event.preventDefault()
        review.undo()
      }}
    >
      <input type="hidden" name="kind" value="undo" />
      <input type="hidden" name="id" value={newId} />
      <input type="hidden" name="undoes" value={review.lastEarlier?.id ?? ''} />
      <button
        type="submit"
        className="icon-button"
        aria-label={say(messages.undo)}
        title={say(messages.undo)}
      >
        <Undo2 aria-hidden="true" />
      </button>
    </form>
  )
}
