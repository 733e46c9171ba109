import * as messages from '@slovo/messages/review/page'
import type { ComparedAnswer } from '@slovo/review'
import { BookOpen, CirclePause, Pencil, ScrollText } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { speak } from '../../words/voice/voice.ts'
import { ComparedLetters } from './compared-letters.tsx'
import { ListenButton } from './listen-button.tsx'
import { otherLang, type ReviewCard } from './review-card.ts'

interface CardAnswerProps {
  card: ReviewCard
  /** Of a typed answer. */
  compared: ComparedAnswer | null
  typed: string
  voice: SpeechSynthesisVoice | null | undefined
  search: string
  onEdit: (card: ReviewCard) => void
  onSuspend: () => void
}

/** The word with its stress, what it means, its sentence; beside a typed answer what was wrong with it. */
export function CardAnswer(props: CardAnswerProps) {
  const { card, compared, typed, voice } = props
  const say = useSay()
  const { lang, word, stressed, sense, parts, sentence } = card

  return (
    <div className="study-card review-card review-answer">
      {compared && <ComparedLetters {...{ compared, typed, lang }} />}
      <p className="review-word">
        <span lang={lang}>{stressed ?? word}</span>
        {voice && <ListenButton onListen={() => speak({ text: stressed ?? word, voice })} />}
      </p>
      <p className="review-sense" lang={otherLang(lang)}>
        {sense}
      </p>
      {parts ? (
        <p className="review-sentence" lang={lang}>
          {parts.before}
          <mark>{parts.stressed}</mark>
          {parts.after}
          {voice && (
            <ListenButton
              label={say(messages.listenSentence)}
              onListen={() => speak({ text: parts.before + parts.form + parts.after, voice })}
            />
          )}
        </p>
      ) : (
        sentence && (
          <p className="review-sentence" lang={/\p{Script=Cyrillic}/u.test(sentence) ? 'ru' : 'fr'}>
            {sentence}
          </p>
        )
      )}
      {card.isLeech && (
        <div className="review-leech">
          <p>
            <b>{say(messages.leech, { count: card.lapses })}</b> {say(messages.leechAdvice)}
          </p>
        </div>
      )}
      <CardLinks {...props} />
    </div>
  )
}

function CardLinks({ card, search, onEdit, onSuspend }: CardAnswerProps) {
  const say = useSay()
  const localPath = useLocalPath()
  return (
    <div className="review-links">
      {card.material && (
        <Link to={card.material.path} className="button button-quiet">
          <BookOpen aria-hidden="true" /> {say(messages.inText)}
        </Link>
      )}
      {card.path && (
        <Link to={card.path} className="button button-quiet">
          <ScrollText aria-hidden="true" /> {say(messages.wordPage)}
        </Link>
      )}
      <Link
        to={`/dictionary/${card.wordId}`}
        className="button button-quiet"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onEdit(card)
        }}
      >
        <Pencil aria-hidden="true" /> {say(messages.edit)}
      </Link>
      <form
        method="post"
        action={localPath('/review/answers') + search}
        onSubmit={(event) => {
          event.preventDefault()
          onSuspend()
        }}
      >
        <input type="hidden" name="card" value={card.id} />
        <button type="submit" name="kind" value="suspend" className="button button-quiet">
          <CirclePause aria-hidden="true" /> {say(messages.suspend)}
        </button>
      </form>
    </div>
  )
}
