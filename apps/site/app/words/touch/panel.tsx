import type { Lang } from '@slovo/language'
import { errors } from '@slovo/messages/errors'
import * as reading from '@slovo/messages/reading/page'
import { type Ref, type SubmitEvent, useId } from 'react'
import { useSay } from '../../ui/say.ts'
import { CopyPhrase } from '../phrases/copy-phrase.tsx'
import { PhraseParts } from '../phrases/phrase-parts.tsx'
import { StateButtons } from '../states/state-buttons.tsx'
import type { SaidState } from '../states/word-state.ts'
import { stressedForm } from '../stressed-form.ts'
import type { ChosenWord, Words } from '../use-words.ts'
import { PlaySentence } from '../voice/play-sentence.tsx'
import { SayWord } from '../voice/say-word.tsx'
import { chosenIn } from './chosen-word.ts'
import {
  hasLemma,
  isAnswered,
  type LemmaOfWord,
  type Lookup,
  likeliestLemma,
  lookupsIn,
} from './glossary.ts'
import { PanelIcon } from './panel-icon.tsx'
import { PanelLookup } from './panel-lookup.tsx'
import { PanelOwn } from './panel-own.tsx'
import { TranslateSentence } from './translate-sentence.tsx'
import type { TouchedWord } from './use-touched-word.ts'

interface TranslationPanelProps {
  touched: TouchedWord
  lang: Lang
  words: Words
  closeUrl: string
  /** Both are there once the script runs; until then forms and links do the same. */
  onChoose?: (chosen: ChosenWord) => void
  onClose?: () => void
  onSay?: (lemma: LemmaOfWord, said: SaidState) => void
  /** There where the text has translations. */
  onTranslate?: () => void
  ref?: Ref<HTMLDivElement>
}

/** What a touched word means, and the ways to save it. */
export function TranslationPanel(props: TranslationPanelProps) {
  const { lang, words, closeUrl, onChoose, onClose, onSay, ref } = props
  const { word, shown, answer, phrase } = props.touched
  const say = useSay()
  const titleId = useId()
  const lookups = lookupsIn(answer)
  const keyed = likeliestLemma(lookups)?.lemmaId

  const firstAnswered = lookups.findIndex(({ definitions }) => definitions.length > 0)
  const headed = stressedForm(shown, lookups[0]?.formStress)

  /** All forms of the panel are submitted alike. */
  const choose =
    onChoose &&
    ((event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      onChoose(chosenIn(event, word))
    })

  return (
    <div
      ref={ref}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="sheet panel"
      popover={onClose ? 'manual' : undefined}
    >
      <header className="panel-head">
        <h2 id={titleId} lang={lang}>
          {headed}
        </h2>
        <SayWord text={shown} lang={lang} />
        <PlaySentence word={word} />
        {phrase && <CopyPhrase text={shown} />}
        {onClose ? (
          <button
            type="button"
            className="icon-button"
            aria-label={say(reading.close)}
            onClick={onClose}
          >
            <PanelIcon of="close" />
          </button>
        ) : (
          <a href={closeUrl} className="icon-button" aria-label={say(reading.close)}>
            <PanelIcon of="close" />
          </a>
        )}
      </header>

      <div className="panel-answer" aria-live="polite">
        {answer.state === 'looking' && <p className="panel-looking">{say(reading.looking)}</p>}
        {answer.state === 'failed' && <p>{say(errors.translation)}</p>}
        {answer.state === 'found' && !phrase && !isAnswered(lookups) && (
          <p>{say(errors.noTranslation)}</p>
        )}
        {lookups.map((lookup, place) => (
          <PanelLookup
            key={`${lookup.lemma} ${lookup.pos} ${lookup.form?.fr}`}
            {...{ word, shown, headed, lang, lookup }}
            isSavedPair={words.isSavedPair}
            onSubmit={choose}
            hasKeys={place === firstAnswered}
          >
            {words.hasStates && hasLemma(lookup) && isFirstOfLemma(lookups, place) && (
              <StateButtons
                lemma={lookup.lemma}
                state={words.stateOf(lookup.lemmaId)}
                hasKeys={lookup.lemmaId === keyed}
                onSay={onSay && ((said) => onSay(lookup, said))}
              />
            )}
          </PanelLookup>
        ))}
        {phrase && answer.state !== 'looking' && <PhraseParts parts={phrase.parts} lang={lang} />}
      </div>

      {props.onTranslate && <TranslateSentence onAsk={props.onTranslate} />}

      {answer.state !== 'looking' && (
        <PanelOwn {...{ lang, words }} touched={props.touched} onSubmit={choose} />
      )}
    </div>
  )
}

/** Meanings that are written alike share their state, and one control for it. */
const isFirstOfLemma = (lookups: readonly Lookup[], place: number) =>
  lookups.findIndex(({ lemmaId }) => lemmaId === lookups[place]?.lemmaId) === place
