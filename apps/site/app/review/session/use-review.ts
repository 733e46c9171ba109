import * as messages from '@slovo/messages/review/page'
import type { Grade } from '@slovo/review'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { newId } from '../../visit/session/new-id.ts'
import { answeredSince, noteAnswered } from '../answers/answered-here.ts'
import { deviceStorage } from '../answers/device-storage.ts'
import type { ReviewChange } from '../answers/review-change.ts'
import type { UndoableReview } from '../answers/undoable.server.ts'
import type { UnsentOwners } from '../answers/unsent-store.ts'
import { useUnsentChanges } from '../answers/use-unsent-changes.ts'
import type { LoadedReview } from '../queue/load-review.server.ts'
import { useFreshQueue } from '../queue/use-fresh-queue.ts'
import { reviewSearch } from '../review-url.ts'
import {
  beginSession,
  finishCard,
  isGraded,
  type ReviewSession,
  renewQueue,
  showAnswer,
  undoCard,
} from './review-session.ts'

/** So few cards in hand are the sign to read the queue anew. */
const FEW = 3

interface Begun {
  loaded: LoadedReview
  owners: UnsentOwners
  text: number | null
  /** What was typed and is being looked at, where the page came with its answer. */
  answer: string | null
}

export type OpenReview = ReturnType<typeof useReview>

/**
 * A review as its page shows it: every answer counts at once, and is sent behind. The queue is the server's, so that two
 * devices share it.
 */
export function useReview({ loaded, owners, text, answer }: Begun) {
  const localPath = useLocalPath()
  const say = useSay()
  const [session, setSession] = useState(() => beginSession(loaded.cards, Date.now(), answer))
  const [queue, setQueue] = useState(() => ({ ...loaded, doneBefore: 0 }))
  const latest = useRef(session)
  const changesMade = useRef(0)
  /** An answer from before the page was opened: its card comes with the queue. */
  const takenBack = useRef<UndoableReview | null>(null)
  const { changes, unsent } = useUnsentChanges(owners, (change) => {
    if (change.kind === 'undo') showToast('error', say(messages.undoRefused))
    refresh()
  })

  function update(next: ReviewSession) {
    latest.current = next
    setSession(next)
  }

  function renew(fresh: LoadedReview, cards = fresh.cards) {
    const undone = takenBack.current
    takenBack.current = null
    update(renewQueue(latest.current, { cards, undone, isBusy: isFieldFilled(), now: Date.now() }))
    setQueue({ ...fresh, doneBefore: latest.current.done.length })
  }

  const inHand = session.cards.length
  const doneHere = session.done.length
  const doneSince = doneHere - queue.doneBefore
  // What is set aside has left the queue, and is no answer of the day.
  const gradedSince = session.done.slice(queue.doneBefore).filter(isGraded).length
  const left = Math.max(queue.left - doneSince, inHand)
  const isShort = inHand === 0 || (inHand <= FEW && left > inHand)
  const { refresh, hasFailed } = useFreshQueue({
    url: localPath('/review/queue.json') + reviewSearch(text),
    isQuiet: unsent.length === 0,
    shortAt: isShort ? doneHere : null,
    nextDueAt: inHand === 0 ? queue.nextDueAt : null,
    mark: () => changesMade.current,
    take: renew,
  })

  const isFirst = useRef(true)
  // Data that come anew, as after a change of a word, may be older than the last answer: the queue itself is asked.
  const takeLoaded = useEffectEvent((fresh: LoadedReview) => {
    const waiting = changes.list()
    const answered = answeredSince(fresh.loadedAt, deviceStorage())
    if (isFirst.current && waiting.length + answered.length > 0) {
      const unsent = waiting.map((change) => change.kind !== 'undo' && change.card)
      const done = new Set([...unsent, ...answered])
      renew(
        fresh,
        fresh.cards.filter(({ id }) => !done.has(id)),
      )
    }
    if (!isFirst.current || waiting.length + answered.length > 0) refresh()
    isFirst.current = false
  })
  useEffect(() => takeLoaded(loaded), [loaded])

  const here = new Set(session.done.map(({ id }) => id))
  const lastEarlier = queue.undoable.findLast(({ id }) => !here.has(id))
  const [card] = session.cards
  return {
    session,
    card,
    /** What the server has not accepted yet, and whether it was tried in vain. */
    unsent: { count: unsent.length, hasFailed: changes.hasFailed() },
    left,
    /** The hand is empty, and the queue behind it is not: it is being read, or could not be. */
    missing: inHand === 0 &&
      left > 0 &&
      queue.cards.length > 0 && {
        hasFailed: hasFailed || changes.hasFailed(),
        readAgain() {
          void changes.flush()
          refresh()
        },
      },
    doneToday: queue.doneToday + gradedSince,
    hasWords: queue.hasWords,
    nextDueAt: queue.nextDueAt,
    refresh,
    canUndo: doneHere > 0 || lastEarlier !== undefined,
    /** The last answer that was given before the page was opened, or on another device. */
    lastEarlier,
    show: (typed: string) => update(showAnswer(latest.current, typed)),
    grade(grade: Grade) {
      finish(grade, ({ id, card, durationMs, doneAt }) => ({
        ...{ kind: 'review', id, card: card.id, grade, durationMs },
        reviewedAt: new Date(doneAt).toISOString(),
      }))
    },
    suspend: () => finish('suspended', ({ id, card }) => ({ kind: 'suspend', id, card: card.id })),
    undo() {
      const last = latest.current.done.at(-1)
      if (last) {
        update(undoCard(latest.current, Date.now()))
        dropUndoable(last.id)
        if (last.grade === 'suspended') make({ kind: 'resume', id: newId(), card: last.card.id })
        else make({ kind: 'undo', id: newId(), undoes: last.id })
      } else if (lastEarlier) {
        takenBack.current = lastEarlier
        dropUndoable(lastEarlier.id)
        make({ kind: 'undo', id: newId(), undoes: lastEarlier.id })
        refresh()
      }
    },
  }

  function dropUndoable(id: string) {
    setQueue((queue) => ({ ...queue, undoable: queue.undoable.filter((one) => one.id !== id) }))
  }

  function make(change: ReviewChange) {
    changesMade.current++
    if (change.kind === 'review' || change.kind === 'suspend') {
      noteAnswered(change.card, deviceStorage())
    }
    changes.add(change)
  }

  function finish(
    grade: Grade | 'suspended',
    changeOf: (done: ReviewSession['done'][number]) => ReviewChange,
  ) {
    if (latest.current.cards.length === 0) return
    const next = finishCard(latest.current, { id: newId(), grade, now: Date.now() })
    const done = next.done.at(-1)
    update(next)
    if (done) make(changeOf(done))
  }
}

const isFieldFilled = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.value !== ''
