import './style.css'
import { shuffle } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { numbersOf } from '../../parts/answer-shapes.ts'
import { useMediaUrl } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'

interface Card {
  pair: number
  isMatch: boolean
}

/** Pairs to be found; two cards that differ stay open until the next is touched. */
export default function MemoryGamePlayer(props: PlayerProps<'MemoryGame'>) {
  const { activity, answer, phase, change, finish } = props
  const { pairs, pairsPlayed } = activity.params
  const say = useSay()
  const urlOf = useMediaUrl()
  const [cards] = useState(() => dealt(activity.params))
  const [open, setOpen] = useState<number[]>([])
  const found = numbersOf(answer)

  const touch = (place: number) => {
    const card = cards[place]
    if (!card || phase !== 'answering' || found.includes(card.pair) || open.includes(place)) return
    const first = open.length === 1 ? cards[open[0] ?? 0] : undefined
    if (!first) return setOpen([place])
    setOpen([...open, place])
    if (first.pair !== card.pair) return
    const now = [...found, card.pair]
    if (now.length >= pairsPlayed) finish(now)
    else change(now)
  }

  return (
    <>
      <ul className="memory">
        {cards.map(({ pair, isMatch }, place) => {
          const both = pairs[pair]
          const isOpen = open.includes(place) || found.includes(pair) || phase !== 'answering'
          const image = isMatch ? both?.match : both?.image
          const name = (isMatch ? both?.matchAlt : both?.imageAlt) ?? ''
          const number = place + 1
          return (
            <li key={`${pair} ${isMatch}`}>
              <button
                type="button"
                className="memory-card"
                data-found={found.includes(pair)}
                aria-label={
                  isOpen
                    ? say(messages.openCard, { number, name })
                    : say(messages.closedCard, { number })
                }
                onClick={() => touch(place)}
              >
                {isOpen && (image ? <img src={urlOf(image)} alt="" /> : name)}
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="activity-hint">
        {say(messages.pairsFound, { number: found.length, total: pairsPlayed })}
      </p>
    </>
  )
}

function dealt({ pairs, pairsPlayed }: PlayerProps<'MemoryGame'>['activity']['params']): Card[] {
  const numbers = shuffle(
    pairs.map((_, number) => number),
    Math.random,
  ).slice(0, pairsPlayed)
  return shuffle(
    numbers.flatMap((pair) => [
      { pair, isMatch: false },
      { pair, isMatch: true },
    ]),
    Math.random,
  )
}
