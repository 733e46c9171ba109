import { isCardRight, shuffle } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { textsOf, withEntry } from '../../parts/answer-shapes.ts'
import { useMediaUrl } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { LangText, langOf, Rich } from '../../parts/rich.tsx'
import { Tip } from '../../parts/tip.tsx'
import { Verdict } from '../../parts/verdict.tsx'

/** Pictures and words whose names are to be typed. */
export default function FlashcardsPlayer({
  activity,
  answer,
  phase,
  change,
}: PlayerProps<'Flashcards'>) {
  const { description, cards, randomCards } = activity.params
  const say = useSay()
  const urlOf = useMediaUrl()
  const [order] = useState(() => {
    const numbers = cards.map((_, number) => number)
    return randomCards ? shuffle(numbers, Math.random) : numbers
  })
  const written = textsOf(answer, cards.length)

  return (
    <>
      <Rich nodes={description} />
      <ol className="typed-cards">
        {order.map((number, place) => {
          const card = cards[number]
          if (!card) return null
          const value = written[number] ?? ''
          const isRight = isCardRight(activity.params, card, value)
          return (
            <li key={number}>
              {card.image && (
                <img className="activity-picture" src={urlOf(card.image)} alt={card.imageAltText} />
              )}
              <Rich nodes={card.text} />
              <span className="gap">
                <input
                  type="text"
                  className="gap-field"
                  lang={langOf(card.solutions.join(''))}
                  aria-label={say(messages.answerOfCard, { number: place + 1 })}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  value={value}
                  readOnly={phase !== 'answering'}
                  onChange={(event) => change(withEntry(written, number, event.target.value))}
                />
                {phase === 'checked' && <Verdict isRight={isRight} />}
              </span>
              {phase === 'checked' && !isRight && (
                <p>
                  <LangText text={say(messages.expected, { word: card.solutions[0] ?? '' })} />
                </p>
              )}
              {phase === 'answering' && card.tip.length > 0 && (
                <Tip label={say(messages.hint, { number: place + 1 })}>
                  <Rich nodes={card.tip} isInline />
                </Tip>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
