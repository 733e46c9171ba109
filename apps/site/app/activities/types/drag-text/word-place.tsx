import * as messages from '@slovo/messages/activities'
import { useSay } from '../../../ui/say.ts'
import { LangText } from '../../parts/rich.tsx'
import { Verdict } from '../../parts/verdict.tsx'

interface WordPlaceProps {
  number: number
  total: number
  word: string | null
  /** Undefined while the learner answers. */
  isRight: boolean | undefined
  onPress: () => void
  onDrop: (word: string) => void
}

/** A place in a text where a word is put. */
export function WordPlace({ number, total, word, isRight, onPress, onDrop }: WordPlaceProps) {
  const say = useSay()
  const name =
    word === null
      ? say(messages.emptyPlace, { number, total })
      : say(messages.filledPlace, { number, total, word })
  return (
    <>
      <button
        type="button"
        className="word-place"
        aria-label={name}
        aria-disabled={isRight !== undefined || undefined}
        data-right={isRight}
        onClick={onPress}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          onDrop(event.dataTransfer.getData('text/plain'))
        }}
      >
        {word === null ? '\u00a0' : <LangText text={word} />}
      </button>
      {isRight !== undefined && <Verdict isRight={isRight} />}
    </>
  )
}

/** The words that are not in a place yet; the same word twice is there twice. */
export function wordsLeft(words: readonly string[], placed: readonly (string | null)[]): string[] {
  const used = placed.filter((word) => word !== null)
  return words.filter((word) => {
    const place = used.indexOf(word)
    if (place >= 0) used.splice(place, 1)
    return place < 0
  })
}
