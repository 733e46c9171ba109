import * as messages from '@slovo/messages/flashcards'
import { Check, RotateCcw } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import type { WordWithSentence } from '../words/word.ts'
import { type FlashcardMove, moves } from './moves.ts'

/** What the flashcards show of a saved word. */
export type CardWord = WordWithSentence & { id: number }

interface CardProps {
  word: CardWord
  isAnswerShown: boolean
  fields: [string, string][]
  onMove: (move: FlashcardMove) => void
}

/** The word, then its translation when asked for; its sentence stands with the side it is written in. */
export function Card({ word, isAnswerShown, fields, onMove }: CardProps) {
  const say = useSay()
  const { word_ru, word_fr, word_sentence: sentence } = word
  const isRussianSentence = sentence !== null && /\p{Script=Cyrillic}/u.test(sentence)

  return (
    <form
      className="card-stage"
      onSubmit={(event) => {
        event.preventDefault()
        const button = (event.nativeEvent as SubmitEvent).submitter
        const value = button instanceof HTMLButtonElement ? button.value : ''
        const asked = moves.find((move) => move === value)
        if (asked) onMove(asked)
      }}
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="study-card">
        <p className="visually-hidden">{say(messages.originalWord)}</p>
        <p className="card-word" lang="ru">
          {word_ru}
        </p>
        {sentence && isRussianSentence && (
          <p className="card-sentence" lang="ru">
            {sentence}
          </p>
        )}
        <div className="card-answer" aria-live="polite">
          {isAnswerShown && (
            <>
              <p className="visually-hidden">{say(messages.translatedWord)}</p>
              <p className="card-translation" lang="fr">
                {word_fr}
              </p>
              {sentence && !isRussianSentence && (
                <p className="card-sentence" lang="fr">
                  {sentence}
                </p>
              )}
            </>
          )}
        </div>
      </div>

      <div className="card-buttons">
        {isAnswerShown ? (
          <>
            <Button name="move" value="not-guessed" look="secondary">
              <RotateCcw aria-hidden="true" /> {say(messages.notGuessed)}
            </Button>
            <Button name="move" value="guessed">
              <Check aria-hidden="true" /> {say(messages.guessed)}
            </Button>
          </>
        ) : (
          <Button name="move" value="show">
            {say(messages.showAnswer)}
          </Button>
        )}
      </div>
    </form>
  )
}
