import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading/page'
import type { SubmitEvent } from 'react'
import { useLocale, useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { glossText } from '../gloss-text.ts'
import { chosenTranslation } from '../word-forms.ts'
import { choices } from './keys.ts'
import { PanelIcon } from './panel-icon.tsx'

interface DefinitionsProps {
  /** The number of the touched word in its text; none outside a text. */
  word?: number
  lang: Lang
  lookup: { lemma: string; lemmaId?: number; definitions: readonly string[] }
  isSavedPair: (lemma: string, definition: string) => boolean
  /** Whether the digits choose among them. */
  hasKeys?: boolean
  onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}

/** The translations of a word: a touch on one of them saves it. */
export function Definitions(props: DefinitionsProps) {
  const { word, lang, lookup, isSavedPair, hasKeys = false, onSubmit } = props
  const say = useSay()
  const locale = useLocale()
  const { lemma, lemmaId, definitions } = lookup
  const form = useForm(chosenTranslation, null, { word: String(word ?? ''), lemma })

  return (
    <PostForm form={form} className="definitions" data-lemma-id={lemmaId} onSubmit={onSubmit}>
      {definitions.map((definition, place) => {
        const command = hasKeys && onSubmit ? choices[place] : undefined
        const isSaved = isSavedPair(lemma, definition)
        return (
          <button
            type="submit"
            key={definition}
            name="definition"
            value={definition}
            data-command={command}
            aria-keyshortcuts={command && String(place + 1)}
            className={isSaved ? 'definition is-saved' : 'definition'}
          >
            <PanelIcon of={isSaved ? 'kept' : 'keep'} />
            <span lang={lang === 'ru' ? 'fr' : 'ru'}>{glossText(definition, lang, locale)}</span>
            {isSaved && <span className="visually-hidden">{say(reading.saved)}</span>}
            {command && (
              <span className="key" aria-hidden="true">
                {place + 1}
              </span>
            )}
          </button>
        )
      })}
    </PostForm>
  )
}
