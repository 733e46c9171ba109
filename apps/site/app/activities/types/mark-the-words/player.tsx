import './style.css'
import * as messages from '@slovo/messages/activities'
import { useSay } from '../../../ui/say.ts'
import { numbersOf } from '../../parts/answer-shapes.ts'
import { Media } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { LangText, Rich } from '../../parts/rich.tsx'

/** A text whose right words are to be marked. */
export default function MarkTheWordsPlayer({
  activity,
  answer,
  phase,
  change,
}: PlayerProps<'MarkTheWords'>) {
  const { taskDescription, text, words, media } = activity.params
  const say = useSay()
  const marked = numbersOf(answer)
  const isLocked = phase !== 'answering'

  const showWord = (number: number, shown: string) => {
    const isMarked = marked.includes(number)
    const isRight = words[number]?.isRight ?? false
    const verdict = verdictOf({ isMarked, isRight, isChecked: phase === 'checked' })
    return (
      <button
        type="button"
        className="markable"
        aria-pressed={isMarked}
        aria-disabled={isLocked || undefined}
        data-verdict={verdict}
        onClick={() => {
          if (isLocked) return
          change(isMarked ? marked.filter((one) => one !== number) : [...marked, number])
        }}
      >
        <LangText text={shown} />
        {verdict && <span className="visually-hidden"> ({say(verdicts[verdict])})</span>}
      </button>
    )
  }

  return (
    <>
      <Media media={media} />
      <Rich nodes={taskDescription} />
      {!isLocked && <p className="activity-hint">{say(messages.markWords)}</p>}
      <div className="activity-block">
        <Rich nodes={text} word={showWord} />
      </div>
    </>
  )
}

const verdicts = { right: messages.right, wrong: messages.wrong, missed: messages.missed }

interface MarkedWord {
  isMarked: boolean
  isRight: boolean
  isChecked: boolean
}

function verdictOf({ isMarked, isRight, isChecked }: MarkedWord) {
  if (!isChecked || !(isMarked || isRight)) return undefined
  if (!isMarked) return 'missed'
  return isRight ? 'right' : 'wrong'
}
