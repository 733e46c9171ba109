import * as messages from '@slovo/messages/review/page'
import { compareAnswer, type Verdict } from '@slovo/review'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { speak, useVoice } from '../../words/voice/voice.ts'
import type { UnsentOwners } from '../answers/unsent-store.ts'
import { CardAnswer } from '../card/card-answer.tsx'
import { CardQuestion } from '../card/card-question.tsx'
import { Grades } from '../card/grades.tsx'
import { expectedAnswer, type ReviewCard, shownKind } from '../card/review-card.ts'
import type { LoadedReview } from '../queue/load-review.server.ts'
import { reviewSearch } from '../review-url.ts'
import { MissingCards } from './missing-cards.tsx'
import { ReviewEnd } from './review-end.tsx'
import { ReviewHead } from './review-head.tsx'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewPageProps {
  loaded: LoadedReview
  owners: UnsentOwners
  text: { id: number; title: string } | null
  /** Of a page without script: what was typed. */
  answer: string | null
  /** For the forms of this page, should no script run. */
  stamp: { id: string; shownAt: string }
  /** Opens the fields of the word. */
  onEdit: (card: ReviewCard) => void
}

/** One card at a time: its question, then its answer with four grades. */
export function ReviewPage({ loaded, owners, text, answer, stamp, onEdit }: ReviewPageProps) {
  const say = useSay()
  const textId = text?.id ?? null
  const review = useReview({ loaded, owners, text: textId, answer })
  const { card, session, missing } = review
  const voice = useVoice(card?.lang ?? 'ru')
  const kind = card && shownKind(card, !!voice)
  const expected = card && kind ? expectedAnswer(card, kind) : null
  const isShown = session.answer !== null
  const compared =
    card && session.answer !== null && expected !== null
      ? compareAnswer(session.answer, expected, card.lang)
      : null
  const suggested = compared ? suggestedGrade[compared.verdict] : 3

  const listen = () => {
    if (card && voice) speak({ text: card.stressed ?? card.word, voice })
  }
  const suspend = () => {
    review.suspend()
    showToast('success', say(messages.suspended))
  }

  useReviewKeys(isShown, (command) => {
    if (command === 'undo') {
      if (!review.canUndo) return false
      review.undo()
    } else if (!card) return false
    else if (command === 'show') review.show('')
    else if (command === 'listen') listen()
    else if (command === 'edit') onEdit(card)
    else review.grade(command === 'suggested' ? suggested : command)
    return true
  })

  const place = `${card?.id} ${session.done.length}`
  const hasVoice = !!voice
  const sayHeard = useEffectEvent(() => {
    if (kind === 'listen' && !isShown) listen()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every card that is heard is said once
  useEffect(() => sayHeard(), [place, hasVoice])

  // The control just used is gone: the keyboard goes on with the card.
  const stage = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new card, every answer and the end takes the focus
  useEffect(() => {
    const next = stage.current?.querySelector('[data-focus]')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [place, isShown, !missing])

  const search = reviewSearch(textId)
  return (
    <section ref={stage} className="review" aria-labelledby="review-title">
      <ReviewHead {...{ review, text, search }} newId={stamp.id} />
      {card && kind ? (
        <div className="review-stage">
          <div className="review-live" aria-live="polite">
            {isShown && (
              <CardAnswer
                {...{ card, compared, voice, search, onEdit }}
                typed={session.answer ?? ''}
                onSuspend={suspend}
              />
            )}
          </div>
          {isShown ? (
            <Grades {...{ card, suggested, stamp, search }} onGrade={review.grade} />
          ) : (
            <CardQuestion
              key={place}
              {...{ card, kind, voice }}
              text={textId}
              onShow={review.show}
              onListen={listen}
            />
          )}
        </div>
      ) : missing ? (
        <MissingCards {...missing} />
      ) : (
        <ReviewEnd review={review} isOfText={text !== null} />
      )}
      <Unsent {...review.unsent} />
      {card && (
        <p className="review-keys" aria-hidden="true">
          {say(expected === null ? messages.keys : messages.keysTyped)}
        </p>
      )}
    </section>
  )
}

const suggestedGrade = { right: 3, almost: 2, wrong: 1 } as const satisfies Record<Verdict, number>

/** Answers that wait for the connection. One that is on its way for a moment is not worth a word. */
function Unsent({ count, hasFailed }: { count: number; hasFailed: boolean }) {
  const say = useSay()
  return (
    <p className="review-unsent" role="status">
      {hasFailed && `${say(messages.unsent, { count })}. ${say(messages.unsentHint)}`}
    </p>
  )
}
