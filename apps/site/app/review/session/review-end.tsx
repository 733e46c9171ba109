import * as messages from '@slovo/messages/review/page'
import { wait } from '@slovo/messages/review/wait'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { otherLang } from '../card/review-card.ts'
import { type DoneCard, summarise } from './review-session.ts'
import type { OpenReview } from './use-review.ts'

const MAX_LISTED = 50
/** Worth waiting for. */
const SOON_MINUTES = 30

/** Nothing is due: what was learnt, and when to come back. */
export function ReviewEnd({ review, isOfText }: { review: OpenReview; isOfText: boolean }) {
  const say = useSay()
  const { words, recalled, minutes } = summarise(review.session)
  const isNothingDone = words.length === 0
  const waitMinutes = review.nextDueAt
    ? Math.max(1, Math.round((Date.parse(review.nextDueAt) - Date.now()) / 60_000))
    : null

  if (!review.hasWords && isNothingDone) return <NoWords />
  return (
    <div className="review-end">
      <h2 tabIndex={-1} data-focus="">
        {say(isNothingDone && review.doneToday === 0 ? messages.nothingDue : messages.finished)}
      </h2>
      {!isNothingDone && (
        <ul className="review-sums">
          <li>{say(messages.learnt, { count: words.length })}</li>
          {recalled !== null && (
            <li>{say(messages.recalled, { percent: Math.round(recalled * 100) })}</li>
          )}
          <li>{say(messages.minutes, { count: minutes })}</li>
        </ul>
      )}
      {waitMinutes !== null && (
        <p suppressHydrationWarning>
          {say(messages.nextDue, { wait: say(wait, { minutes: waitMinutes }) })}
        </p>
      )}
      {words.length > 0 && <LearntWords words={words.slice(-MAX_LISTED)} />}
      <div className="actions">
        {isOfText && <ButtonLink to="/review">{say(messages.allWords)}</ButtonLink>}
        <ButtonLink to="/materials" look={isOfText ? 'secondary' : 'primary'}>
          {say(messages.readOn)}
        </ButtonLink>
        {waitMinutes !== null && waitMinutes <= SOON_MINUTES && (
          <Button type="button" look="secondary" onClick={review.refresh}>
            {say(messages.lookAgain)}
          </Button>
        )}
      </div>
    </div>
  )
}

function LearntWords({ words }: { words: DoneCard[] }) {
  const say = useSay()
  return (
    <ul className="review-learnt" aria-label={say(messages.learnt, { count: words.length })}>
      {words.map(({ id, card, grade }) => (
        <li key={id}>
          <b lang={card.lang}>{card.stressed ?? card.word}</b>
          <span lang={otherLang(card.lang)}>{card.sense}</span>
          {grade !== 'suspended' && (
            <small>
              <span className="visually-hidden">{say(messages.comesBack)} </span>
              {say(wait, { minutes: card.waits[grade] })}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

function NoWords() {
  const say = useSay()
  return (
    <div className="review-end">
      <h2>{say(messages.noWords)}</h2>
      <p>{say(messages.noWordsHint)}</p>
      <ButtonLink to="/materials">{say(messages.begin)}</ButtonLink>
    </div>
  )
}
