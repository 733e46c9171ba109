import { type Lang, lookupKey } from '@slovo/language'
import * as reading from '@slovo/messages/reading/page'
import { notInDictionary } from '@slovo/messages/words/grammar'
import { wordPage } from '@slovo/messages/words/page'
import type { ReactNode, SubmitEvent } from 'react'
import { Link } from '../../ui/link.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { glossText } from '../gloss-text.ts'
import { GrammarFacts } from '../grammar/grammar-facts.tsx'
import { describePartOfSpeech } from '../grammar/part-of-speech.ts'
import { hasForms } from '../paradigm/has-forms.ts'
import { WordForms } from '../paradigm/word-forms.tsx'
import { stressedForm } from '../stressed-form.ts'
import { wordPath } from '../word-path.ts'
import { Definitions } from './definitions.tsx'
import type { Lookup } from './glossary.ts'
import { PanelSource } from './panel-source.tsx'

interface PanelLookupProps {
  word: number
  shown: string
  /** The form as the head of the panel has it, with the stress of the likeliest meaning. */
  headed: string
  lang: Lang
  lookup: Lookup
  isSavedPair: (lemma: string, definition: string) => boolean
  /** Whether the digits choose among its translations. */
  hasKeys: boolean
  /** There once the script runs. */
  onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  /** What the learner says of the word. */
  children?: ReactNode
}

/** One meaning of the word: its base form, what form it is, how it is used, and translations to choose from. */
export function PanelLookup(props: PanelLookupProps) {
  const { word, shown, headed, lang, lookup, isSavedPair, hasKeys, onSubmit } = props
  const say = useSay()
  const locale = useLocale()
  const { lemma, stressed, pos, definitions, note } = lookup
  const isKnown = definitions.length > 0
  /** Words of other dictionaries have none. */
  const hasPage = isKnown && lookup.lemmaId !== undefined && !lookup.source

  return (
    <section className="panel-lookup">
      <p className="panel-lemma">
        <b lang={lang}>{stressed}</b> <span>{describePartOfSpeech(lookup, locale)}</span>
      </p>
      <FormName {...{ shown, headed, lang, lookup }} />
      <GrammarFacts word={lookup} />
      {note && (
        <p className="panel-note" lang={lang === 'ru' ? 'fr' : 'ru'}>
          {glossText(note, lang, locale)}
        </p>
      )}
      {isKnown ? (
        <Definitions {...{ word, lang, lookup, isSavedPair, hasKeys, onSubmit }} />
      ) : (
        <p className="panel-unknown">{say(notInDictionary)}</p>
      )}
      {props.children}
      <PanelSource source={lookup.source} />
      {hasPage && (
        <div className="panel-more">
          {hasForms(pos, lang) && (
            <WordForms
              {...{ lookup, lang }}
              present={stressedForm(shown, lookup.formStress)}
              isEnhanced={onSubmit !== undefined}
            />
          )}
          <Link to={wordPath(lemma)} className="text-link">
            {say(wordPage)}
          </Link>
        </div>
      )}
    </section>
  )
}

type FormNameProps = Pick<PanelLookupProps, 'shown' | 'headed' | 'lang' | 'lookup'>

/** « го́ловы : nominatif pluriel de голова́ »; the form itself only where the head of the panel stresses it otherwise. */
function FormName({ shown, headed, lang, lookup }: FormNameProps) {
  const locale = useLocale()
  const { form, lemma, stressed, formStress } = lookup
  if (!form) return null
  const own = stressedForm(shown, formStress)

  return (
    <p className="panel-form">
      {own !== headed && (
        <>
          <i lang={lang}>{own}</i>
          {locale === 'fr' ? ' : ' : ': '}
        </>
      )}
      {form[locale]}
      {lookupKey(shown) !== lookupKey(lemma) && (
        <>
          {` ${reading.formOf[locale]} `}
          <i lang={lang}>{stressed}</i>
        </>
      )}
    </p>
  )
}
