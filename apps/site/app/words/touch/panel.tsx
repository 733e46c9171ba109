import type { Lang } from '@slovo/language'
import { errors } from '@slovo/messages/errors'
import * as reading from '@slovo/messages/reading'
import { X } from 'lucide-react'
import { type Ref, useId } from 'react'
import { useSay } from '../../ui/say.ts'
import type { Lookup } from './lookup.ts'
import { OwnTranslation } from './own-translation.tsx'
import { PanelLookup } from './panel-lookup.tsx'
import { SayWord } from './say-word.tsx'

export type PanelAnswer = { state: 'looking' | 'failed' } | { state: 'found'; lookups: Lookup[] }

/** What a person chose to keep; without script the same three travel as fields of a form. */
export interface Choice {
  word: number
  lemma: string
  definition: string
  lemmaIds: number[]
}

export interface PanelProps {
  word: number
  /** The word as it stands in the text. */
  shown: string
  lang: Lang
  answer: PanelAnswer
  isVisitor: boolean
  isSavedPair: (lemma: string, definition: string) => boolean
  closeAddress: string
  /** Both are there once the script runs; until then forms and links do the same. */
  onSave?: (choice: Choice) => void
  onClose?: () => void
  ref?: Ref<HTMLDivElement>
}

/** What a touched word means, and the ways to keep it. */
export function TranslationPanel(props: PanelProps) {
  const { word, shown, lang, answer, closeAddress, onSave, onClose, ref } = props
  const say = useSay()
  const titleId = useId()
  const lookups = answer.state === 'found' ? answer.lookups : []

  return (
    <div
      ref={ref}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="panel"
      popover={onClose ? 'manual' : undefined}
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
          <a href={closeAddress} className="icon-button" aria-label={say(reading.close)}>
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
            {...{ word, shown, lang, lookup, onSave }}
            isSaved={(definition) => props.isSavedPair(lookup.lemma, definition)}
          />
        ))}
      </div>

      {answer.state !== 'looking' && (
        <footer className="panel-own">
          <OwnTranslation {...{ word, lang, onSave }} shown={shown} lookup={lookups[0]} />
          <p className="field-hint">
            {say(props.isVisitor ? reading.saveHintVisitor : reading.saveHint)}
          </p>
        </footer>
      )}
    </div>
  )
}
