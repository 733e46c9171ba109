import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import type { Lookup } from './lookup.ts'
import type { Choice } from './panel.tsx'

interface OwnTranslationProps {
  word: number
  shown: string
  lang: Lang
  /** The likeliest meaning; where there is none, the word is kept as it stands. */
  lookup?: Lookup | undefined
  onSave?: ((choice: Choice) => void) | undefined
}

/** Keeps the word with a translation of one's own. */
export function OwnTranslation({ word, shown, lang, lookup, onSave }: OwnTranslationProps) {
  const say = useSay()
  const id = useId()
  const [typed, setTyped] = useState('')
  const lemma = lookup?.lemma ?? shown.toLowerCase()

  return (
    <form
      method="post"
      className="own-translation"
      onSubmit={(event) => {
        if (!onSave) return
        event.preventDefault()
        const definition = typed.trim()
        const { lemmaId } = lookup ?? {}
        onSave({ word, lemma, definition, lemmaIds: lemmaId === undefined ? [] : [lemmaId] })
        setTyped('')
      }}
    >
      <input type="hidden" name="intent" value="save-word" />
      <input type="hidden" name="word" value={word} />
      <input type="hidden" name="lemma" value={lemma} />
      <label htmlFor={id} className="visually-hidden">
        {say(reading.ownTranslation)}
      </label>
      <input
        id={id}
        name="definition"
        className="input"
        lang={lang === 'ru' ? 'fr' : 'ru'}
        placeholder={say(reading.ownTranslation)}
        autoComplete="off"
        required
        maxLength={200}
        pattern=".*\S.*"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button look="secondary">{say(reading.keep)}</Button>
    </form>
  )
}
