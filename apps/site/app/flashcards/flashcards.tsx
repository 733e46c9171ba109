import * as messages from '@slovo/messages/flashcards'
import { currentWord, isDone } from '@slovo/review'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePage, useQuery } from '../ui/page.ts'
import { useSay } from '../ui/say.ts'
import { Card, type CardWord } from './card.tsx'
import {
  afterMove,
  type FlashcardMove,
  flashcardCommand,
  readSession,
  sessionFields,
} from './moves.ts'

interface FlashcardsProps {
  words: CardWord[]
  /** The page the flashcards were opened on. */
  closeUrl: string
}

/**
 * A review over the whole page. Without script its state is in the forms, and every button loads a page; with script it is
 * here, and nothing is loaded between two words.
 */
export function Flashcards({ words, closeUrl }: FlashcardsProps) {
  const say = useSay()
  const { leave } = usePage()
  const query = useQuery()
  const [all] = useState(words)
  const [session, setSession] = useState(() => readSession(all, query))
  const stage = useRef<HTMLElement>(null)
  const word = currentWord(session)
  const closeFields = [...query].filter(([name]) => !sessionNames.has(name))

  const move = (move: FlashcardMove) => setSession((now) => afterMove(now, move))

  function close() {
    const search = new URLSearchParams(closeFields).toString()
    leave(search ? `${closeUrl}?${search}` : closeUrl)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = flashcardCommand(event, session.isAnswerShown)
    const isOnButton = event.target instanceof Element && event.target.closest('button')
    if (!command || (isOnButton && command === 'show')) return
    event.preventDefault()
    if (command === 'close') close()
    else if (!isDone(session)) move(command)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  // The button just used is gone: the keyboard stays with the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state of the session takes the focus
  useEffect(() => stage.current?.focus({ preventScroll: true }), [session])

  return (
    <section ref={stage} className="flashcards" tabIndex={-1} aria-labelledby="flashcards-title">
      <header className="flashcards-head">
        <h1 id="flashcards-title">{say(messages.title)}</h1>
        {word && <p aria-live="polite">{say(messages.left, { count: session.words.length })}</p>}
        <CloseForm fields={closeFields} url={closeUrl} onClose={close}>
          <button type="submit" className="icon-button" aria-label={say(messages.close)}>
            <X aria-hidden="true" />
          </button>
        </CloseForm>
      </header>

      {word ? (
        <Card
          word={word}
          isAnswerShown={session.isAnswerShown}
          fields={sessionFields(session)}
          onMove={move}
        />
      ) : (
        <Bravo count={all.length}>
          <CloseForm fields={closeFields} url={closeUrl} onClose={close}>
            <button type="submit" className="button button-primary">
              {say(messages.close)}
            </button>
          </CloseForm>
        </Bravo>
      )}
      <p className="flashcards-keys" aria-hidden="true">
        {word && say(messages.keys)}
      </p>
    </section>
  )
}

const sessionNames = new Set(['flashcards', 'left', 'at', 'shown', 'move'])

interface CloseFormProps {
  fields: [string, string][]
  url: string
  onClose: () => void
  children: React.ReactNode
}

function CloseForm({ fields, url, onClose, children }: CloseFormProps) {
  return (
    <form
      action={url}
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** No words are left, or there were none. */
function Bravo({ count, children }: { count: number; children: ReactNode }) {
  const say = useSay()
  return (
    <div className="bravo" role="status">
      {count > 0 ? (
        <>
          <p className="bravo-sign" aria-hidden="true">
            ✦
          </p>
          <h2>{say(messages.bravo)}</h2>
          <p>{say(messages.bravoText, { count })}</p>
        </>
      ) : (
        <p>{say(messages.noWords)}</p>
      )}
      {children}
    </div>
  )
}
