import * as messages from '@slovo/messages/words/search'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { usePage } from '../../ui/page.ts'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { wordPath } from '../word-path.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { type ListMove, nextOption } from './suggestion-moves.ts'
import { useSuggestions } from './use-suggestions.ts'

interface WordSearchProps {
  typed?: string
  /** Whether the hint below the field is shown. */
  hasHint?: boolean
  /** Called when the search leaves for another page. */
  onLeave?: () => void
}

const MOVES: Record<string, ListMove> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
}

/**
 * A search over the dictionary that suggests words while one types (the combobox pattern of the WAI): the arrows choose a
 * suggestion, Enter opens it, Escape closes the list. Without script it is a form whose answer is a page.
 */
export function WordSearch({ typed = '', hasHint = true, onLeave }: WordSearchProps) {
  const say = useSay()
  const localPath = useLocalPath()
  const { Form, go } = usePage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(typed)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const suggestions = useSuggestions(isOpen ? text : '')
  const words = suggestions.state === 'found' ? suggestions.words : []
  const isListed = isOpen && words.length > 0

  // What was typed before this code had come.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement !== field.current || !field.current || field.current.value === typed) return
    setText(field.current.value)
    setOpen(true)
  }, [typed])

  function close() {
    setOpen(false)
    setChosen(null)
  }

  function open(place: number) {
    const word = words[place]
    if (!word) return
    close()
    if (field.current) field.current.value = ''
    onLeave?.()
    go(localPath(wordPath(word.lemma)))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const move = MOVES[event.key]
    if (move && words.length > 0) {
      event.preventDefault()
      setOpen(true)
      setChosen((now) => nextOption(move, now, words.length))
    } else if (event.key === 'Enter' && chosen !== null && isListed) {
      event.preventDefault()
      open(chosen)
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <search className="word-search">
      <Form
        action={localPath('/words')}
        className="word-search-form"
        onSubmit={() => {
          close()
          onLeave?.()
        }}
      >
        <div className="word-search-field">
          <label htmlFor={id} className="visually-hidden">
            {say(messages.label)}
          </label>
          <input
            ref={field}
            id={id}
            type="text"
            name="q"
            defaultValue={typed}
            className="input"
            placeholder={say(messages.placeholder)}
            maxLength={100}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? `${id}-list` : undefined}
            aria-activedescendant={isListed && chosen !== null ? `${id}-${chosen}` : undefined}
            aria-describedby={hasHint ? `${id}-hint` : undefined}
            onChange={(event) => {
              setText(event.target.value)
              setOpen(true)
              setChosen(null)
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {isListed && <SuggestionList {...{ id, words, chosen }} onChoose={open} />}
        </div>
        <Button aria-label={say(messages.submit)} className="word-search-button">
          <Search aria-hidden="true" />
        </Button>
      </Form>
      {hasHint && (
        <p id={`${id}-hint`} className="field-hint">
          {say(messages.hint)}
        </p>
      )}
      <p role="status" className={words.length > 0 ? 'visually-hidden' : 'word-search-note'}>
        {isListed && say(messages.suggestionCount, { count: words.length })}
        {suggestions.state === 'found' && words.length === 0 && say(messages.nothingSuggested)}
        {suggestions.state === 'failed' && say(messages.failed)}
      </p>
    </search>
  )
}
