import './style.css'
import { mediaUrl, shuffle } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useContext, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../ui/say.ts'
import { numbersOf } from '../../parts/answer-shapes.ts'
import { FolderContext } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { Rich } from '../../parts/rich.tsx'
import { Tip } from '../../parts/tip.tsx'

/** Cards to turn. When all were turned, it is done. */
export default function DialogcardsPlayer(props: PlayerProps<'Dialogcards'>) {
  const { activity, answer, phase, change, finish } = props
  const { title, description, dialogs, behaviour } = activity.params
  const say = useSay()
  const folder = useContext(FolderContext)
  const [order] = useState(() => {
    const numbers = dialogs.map((_, number) => number)
    return behaviour.randomCards ? shuffle(numbers, Math.random) : numbers
  })
  const [step, setStep] = useState(0)
  const [isBack, setBack] = useState(false)
  const turned = numbersOf(answer)
  const number = order[step]
  const card = number === undefined ? undefined : dialogs[number]
  if (number === undefined || !card) return null

  const go = (to: number) => {
    setStep(to)
    setBack(false)
  }
  const turn = () => {
    setBack(!isBack)
    if (!turned.includes(number)) change([...turned, number])
  }
  const isDone = turned.length === dialogs.length
  const tip = isBack ? card.tips.back : card.tips.front

  return (
    <>
      <Rich nodes={title} />
      <Rich nodes={description} />
      <p className="activity-hint">
        {say(messages.step, { number: step + 1, total: dialogs.length })}
      </p>
      <div className="turn-card" role="status">
        {card.image && (
          <img
            className="activity-picture"
            src={mediaUrl(folder, card.image)}
            alt={card.imageAltText}
          />
        )}
        <span className="visually-hidden">{say(isBack ? messages.back : messages.front)} : </span>
        <div>
          <Rich nodes={isBack ? card.answer : card.text} />
        </div>
      </div>
      {tip.length > 0 && (
        <Tip key={`${number} ${isBack}`} label={say(messages.hintOnly)}>
          <Rich nodes={tip} isInline />
        </Tip>
      )}
      {card.audio[0] && (
        // biome-ignore lint/a11y/useMediaCaption: what is said is what the card says.
        <audio key={number} controls preload="none" src={mediaUrl(folder, card.audio[0])} />
      )}
      <div className="actions">
        <Button type="button" onClick={turn}>
          {say(messages.turn)}
        </Button>
        <Button
          type="button"
          look="secondary"
          disabled={step === 0 || behaviour.disableBackwardsNavigation}
          onClick={() => go(step - 1)}
        >
          {say(messages.previous)}
        </Button>
        <Button
          type="button"
          look="secondary"
          disabled={step === dialogs.length - 1}
          onClick={() => go(step + 1)}
        >
          {say(messages.next)}
        </Button>
        {phase === 'answering' && isDone && (
          <Button type="button" onClick={() => finish(turned)}>
            {say(messages.finish)}
          </Button>
        )}
      </div>
    </>
  )
}
