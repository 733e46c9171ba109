import './style.css'
import { rightPlaces } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { numbersOf } from '../../parts/answer-shapes.ts'
import { Media } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { Rich } from '../../parts/rich.tsx'
import { Verdict } from '../../parts/verdict.tsx'

/** Paragraphs to be put in order, one step up or down at a time. */
export default function SortParagraphsPlayer(props: PlayerProps<'SortParagraphs'>) {
  const { activity, answer, phase, change } = props
  const { taskDescription, paragraphs, behaviour, media } = activity.params
  const say = useSay()
  const [movedTo, setMovedTo] = useState<number | null>(null)
  const order = numbersOf(answer)
  const places = phase === 'checked' ? rightPlaces(activity.params, order) : []

  const move = (from: number, to: number) => {
    const [one, other] = [order[from], order[to]]
    if (one === undefined || other === undefined) return
    const now = [...order]
    now[from] = other
    now[to] = one
    change(now)
    setMovedTo(to + 1)
  }

  return (
    <>
      <Media media={media} />
      <Rich nodes={taskDescription} />
      <ol className="sortable" data-mode={behaviour.scoringMode}>
        {order.map((number, place) => (
          <li key={number}>
            <div>
              <Rich nodes={paragraphs[number] ?? []} />
            </div>
            {places[place] !== undefined && <Verdict isRight={places[place]} />}
            {phase === 'answering' && (
              <span className="sort-buttons">
                <button
                  type="button"
                  aria-label={say(messages.moveUp, { number: place + 1 })}
                  aria-disabled={place === 0 || undefined}
                  onClick={() => move(place, place - 1)}
                >
                  <ArrowUp aria-hidden size={18} />
                </button>
                <button
                  type="button"
                  aria-label={say(messages.moveDown, { number: place + 1 })}
                  aria-disabled={place === order.length - 1 || undefined}
                  onClick={() => move(place, place + 1)}
                >
                  <ArrowDown aria-hidden size={18} />
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {movedTo !== null && say(messages.moved, { number: movedTo })}
      </p>
    </>
  )
}
