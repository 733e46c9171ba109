import type { Lang } from '@slovo/language'
import type { Locale } from '@slovo/messages'
import * as reading from '@slovo/messages/reading'
import { Check, Plus } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useLocale, useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { chosenTranslation } from '../word-forms.ts'
import type { Lookup } from './glossary.ts'
import { PanelSource } from './panel-source.tsx'

interface PanelLookupProps {
  word: number
  shown: string
  lang: Lang
  lookup: Lookup
  isSavedPair: (lemma: string, definition: string) => boolean
  onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}

/** One meaning of the word: its base form, what form it is, and translations to choose from. */
export function PanelLookup(props: PanelLookupProps) {
  const { word, shown, lang, lookup, isSavedPair, onSubmit } = props
  const say = useSay()
  const locale = useLocale()
  const { lemma, stressed, definitions, note } = lookup
  const form = useForm(chosenTranslation, null, { word: String(word), lemma })
  const isSaved = (definition: string) => isSavedPair(lemma, definition)

  return (
    <section className="panel-lookup">
      <p className="panel-lemma">
        <b lang={lang}>{stressed}</b> <span>{describe(lookup, locale)}</span>
      </p>
      <PanelForm
        {...{ lookup, lang, locale }}
        isBase={shown.toLowerCase() === lemma.toLowerCase()}
      />
      {note && (
        <p className="panel-note" lang="fr">
          {note}
        </p>
      )}
      <PostForm
        form={form}
        className="definitions"
        data-lemma-id={lookup.lemmaId}
        onSubmit={onSubmit}
      >
        {definitions.map((definition) => (
          <button
            type="submit"
            key={definition}
            name="definition"
            value={definition}
            className={isSaved(definition) ? 'definition is-saved' : 'definition'}
          >
            {isSaved(definition) ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
            <span lang={lang === 'ru' ? 'fr' : 'ru'}>{definition}</span>
            {isSaved(definition) && <span className="visually-hidden">{say(reading.saved)}</span>}
          </button>
        ))}
      </PostForm>
      <PanelSource source={lookup.source} />
    </section>
  )
}

function describe({ pos, gender, aspect }: Lookup, locale: Locale): string {
  const partOfSpeech = Object.entries(reading.partsOfSpeech).find(([name]) => name === pos)?.[1]
  return [
    partOfSpeech?.[locale] ?? pos,
    gender && reading.genders[gender][locale],
    aspect && reading.aspects[aspect][locale],
  ]
    .filter(Boolean)
    .join(', ')
}

interface PanelFormProps {
  lookup: Lookup
  lang: Lang
  locale: Locale
  /** The word stands in the text as the dictionary has it. */
  isBase: boolean
}

function PanelForm({ lookup, lang, locale, isBase }: PanelFormProps) {
  const { form, stressed, aspect, partner = [] } = lookup
  const partnerIs = aspect === 'perfectif' ? reading.perfectivePartner : reading.imperfectivePartner
  if (!form && partner.length === 0) return null

  return (
    <p className="panel-form">
      {form && (
        <span>
          {locale === 'fr' ? form.fr : form.ru}
          {!isBase && (
            <>
              {` ${reading.formOf[locale]} `}
              <i lang={lang}>{stressed}</i>
            </>
          )}
        </span>
      )}
      {partner.length > 0 && (
        <span>
          {partnerIs[locale]} <i lang={lang}>{partner.join(', ')}</i>
        </span>
      )}
    </p>
  )
}
