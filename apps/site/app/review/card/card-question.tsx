import * as messages from '@slovo/messages/review/page'
import type { CardKind } from '@slovo/review'
import { Button } from '../../ui/button.tsx'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { ListenButton } from './listen-button.tsx'
import { otherLang, type ReviewCard } from './review-card.ts'

interface CardQuestionProps {
  card: ReviewCard
  kind: CardKind
  voice: SpeechSynthesisVoice | null | undefined
  text: number | null
  onShow: (typed: string) => void
  onListen: () => void
}

/** What is asked, and where it is answered: a field, or a button that shows the answer. */
export function CardQuestion({ card, kind, voice, text, onShow, onListen }: CardQuestionProps) {
  const say = useSay()
  const localPath = useLocalPath()
  const isTyped = kind !== 'recognise'

  return (
    <form
      className="review-question"
      action={localPath('/review')}
      onSubmit={(event) => {
        event.preventDefault()
        onShow(String(new FormData(event.currentTarget).get('typed') ?? ''))
      }}
    >
      <input type="hidden" name="shown" value={card.id} />
      {text !== null && <input type="hidden" name="text" value={text} />}
      <div className="study-card review-card" id="review-asked">
        <h2 className="review-asks">
          {card.isNew && kind === 'recognise' && (
            <span className="badge">{say(messages.newWord)}</span>
          )}
          {say(kind === 'recall' ? messages.writeIn[card.lang] : messages.questions[kind])}
        </h2>
        <Asked {...{ card, kind, onListen }} />
        {kind === 'recognise' && voice && <ListenButton onListen={onListen} />}
      </div>
      {isTyped ? (
        <div className="review-typing">
          <label htmlFor="review-typed" className="visually-hidden">
            {say(messages.yourAnswer)}
          </label>
          <input
            id="review-typed"
            name="typed"
            className="input"
            lang={card.lang}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={say(messages.yourAnswer)}
            aria-describedby={card.lang === 'ru' ? 'review-asked review-latin' : 'review-asked'}
            data-focus=""
          />
          <Button>{say(messages.check)}</Button>
          {card.lang === 'ru' && (
            <p id="review-latin" className="field-hint">
              {say(messages.latinHint)}
            </p>
          )}
        </div>
      ) : (
        <Button className="review-show" aria-describedby="review-asked" data-focus="">
          {say(messages.showAnswer)}
        </Button>
      )}
    </form>
  )
}

function Asked({ card, kind, onListen }: Pick<CardQuestionProps, 'card' | 'kind' | 'onListen'>) {
  const say = useSay()
  const { lang, word, sense, parts } = card
  if (kind === 'listen') {
    return <ListenButton className="review-sound" onListen={onListen} />
  }
  if (kind === 'recall') {
    return (
      <p className="review-word" lang={otherLang(lang)}>
        {sense}
      </p>
    )
  }
  if (!parts) {
    return (
      <p className="review-word" lang={lang}>
        {word}
      </p>
    )
  }
  return (
    <>
      <p className="review-sentence" lang={lang}>
        {parts.before}
        {kind === 'gap' ? (
          <span className="review-gap" role="img" aria-label={say(messages.gap)} />
        ) : (
          <mark>{parts.form}</mark>
        )}
        {parts.after}
      </p>
      {kind === 'gap' && (
        <p className="review-hint" lang={otherLang(lang)}>
          {sense}
        </p>
      )}
    </>
  )
}
