import './style.css'
import { shuffle } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { placedOf, withEntry } from '../../parts/answer-shapes.ts'
import { Media } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { LangText, Rich } from '../../parts/rich.tsx'
import { GapTip } from '../../parts/tip.tsx'
import { WordPlace, wordsLeft } from './word-place.tsx'

/** Words to be put into a text: chosen and placed by key or touch, or dragged. */
export default function DragTextPlayer({
  activity,
  answer,
  phase,
  change,
}: PlayerProps<'DragText'>) {
  const { taskDescription, lines, gaps, words, media } = activity.params
  const say = useSay()
  const [shuffled] = useState(() => shuffle(words, Math.random))
  const [picked, setPicked] = useState<string | null>(null)
  const placed = placedOf(answer, gaps.length)
  const isAnswering = phase === 'answering'
  const put = (place: number, word: string | null) => {
    if (!isAnswering) return
    change(withEntry(placed, place, word))
    setPicked(null)
  }

  const showGap = (number: number) => {
    const gap = gaps[number]
    if (!gap) return null
    return (
      <span className="gap" key={number}>
        <WordPlace
          number={number + 1}
          total={gaps.length}
          word={placed[number] ?? null}
          isRight={isAnswering ? undefined : placed[number] === gap.word}
          onPress={() => put(number, picked)}
          onDrop={(word) => words.includes(word) && put(number, word)}
        />
        {isAnswering && gap.tip && <GapTip number={number + 1} text={gap.tip} />}
      </span>
    )
  }

  return (
    <>
      <Media media={media} />
      <Rich nodes={taskDescription} />
      {lines.map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines stand where they stand.
        <p key={row} className="activity-block">
          {line.map((part, index) =>
            typeof part === 'string' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand where they stand.
              <LangText key={`text ${index}`} text={part} />
            ) : (
              showGap(part.gap)
            ),
          )}
        </p>
      ))}
      {isAnswering && (
        <>
          <p className="activity-hint">{say(messages.placeWords)}</p>
          <fieldset className="word-bank">
            <legend>{say(messages.words)}</legend>
            {wordsLeft(shuffled, placed).map((word, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be there twice.
                key={`${word} ${index}`}
                type="button"
                className="word-chip"
                aria-pressed={picked === word}
                draggable
                onDragStart={(event) => event.dataTransfer.setData('text/plain', word)}
                onClick={() => setPicked(picked === word ? null : word)}
              >
                <LangText text={word} />
              </button>
            ))}
          </fieldset>
          <p role="status" className="visually-hidden">
            {picked && say(messages.picked, { word: picked })}
          </p>
        </>
      )}
    </>
  )
}
