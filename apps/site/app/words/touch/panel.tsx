import type { Lang } from '@slovo/language'
import { errors } from '@slovo/messages/errors'
import * as reading from '@slovo/messages/reading'
import { X } from 'lucide-react'
import { type Ref, type SubmitEvent, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { useReader } from '../../visit/page/root-data.ts'
import { MAX_WORD_LENGTH } from '../word.ts'
import type { Lookup } from './glossary.ts'
import { PanelLookup } from './panel-lookup.tsx'
import { SayWord } from './say-word.tsx'
import type { TouchedWord } from './use-touched-word.ts'

interface TranslationPanelProps {
  touched: TouchedWord
  lang: Lang
  isSavedPair: (lemma: string, definition: string) => boolean
  closeUrl: string
  /** Both are there once the script runs; until then forms and links do the same. */
  onChoose?: (chosen: { lemma: string; definition: string; lemmaIds: number[] }) => void
  onClose?: () => void
  ref?: Ref<HTMLDivElement>
}

/** What a touched word means, and the ways to save it. */
export function TranslationPanel(props: TranslationPanelProps) {
  const { lang, isSavedPair, closeUrl, onChoose, onClose, ref } = props
  const { word, shown, answer } = props.touched
  const say = useSay()
  const isVisitor = useReader() === null
  const titleId = useId()
  const lookups = answer.state === 'found' ? answer.lookups : []

  /** All forms of the panel are submitted alike; the lemma id is for the marks on this page only, and is not posted. */
  function choose(event: SubmitEvent<HTMLElement>) {
    const form = event.target
    if (!onChoose || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const fields = new FormData(form, event.nativeEvent.submitter)
    const { lemmaId } = form.dataset
    onChoose({
      lemma: String(fields.get('lemma')),
      definition: String(fields.get('definition')).trim(),
      lemmaIds: lemmaId ? [Number(lemmaId)] : [],
    })
    form.reset()
  }

  return (
    <div
      ref={ref}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="panel"
      popover={onClose ? 'manual' : undefined}
      onSubmit={choose}
    >
      <header className="panel-head">
        <h2 id={titleId} lang={lang}>
          {shown}
        </h2>
        <SayWord text={shown} lang={lang} />
        {onClose ? (
          <button
            type="button"
            className="icon-button"
            aria-label={say(reading.close)}
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        ) : (
          <a href={closeUrl} className="icon-button" aria-label={say(reading.close)}>
            <X aria-hidden="true" />
          </a>
        )}
      </header>

      <div className="panel-answer" aria-live="polite">
        {answer.state === 'looking' && <p className="panel-looking">{say(reading.looking)}</p>}
        {answer.state === 'failed' && <p>{say(errors.translation)}</p>}
        {answer.state === 'found' && lookups.length === 0 && <p>{say(errors.noTranslation)}</p>}
        {lookups.map((lookup) => (
          <PanelLookup
            key={`${lookup.lemma} ${lookup.pos} ${lookup.form?.fr}`}
            {...{ word, shown, lang, lookup, isSavedPair }}
          />
        ))}
      </div>

      {answer.state !== 'looking' && (
        <footer className="panel-own">
          <OwnTranslation {...{ word, shown, lang }} lookup={lookups[0]} />
          <p className="field-hint">
            {say(isVisitor ? reading.saveHintVisitor : reading.saveHint)}
          </p>
        </footer>
      )}
    </div>
  )
}

interface OwnTranslationProps {
  word: number
  shown: string
  lang: Lang
  /** The likeliest meaning; where there is none, the word is saved as it stands. */
  lookup: Lookup | undefined
}

/** Saves the word with a translation that the user types. */
function OwnTranslation({ word, shown, lang, lookup }: OwnTranslationProps) {
  const say = useSay()
  const id = useId()
  return (
    <form method="post" className="own-translation" data-lemma-id={lookup?.lemmaId}>
      <input type="hidden" name="intent" value="save-word" />
      <input type="hidden" name="word" value={word} />
      <input type="hidden" name="lemma" value={lookup?.lemma ?? shown.toLowerCase()} />
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
        maxLength={MAX_WORD_LENGTH}
        pattern=".*\S.*"
      />
      <Button look="secondary">{say(reading.keep)}</Button>
    </form>
  )
}
