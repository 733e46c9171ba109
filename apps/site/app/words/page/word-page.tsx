import type { DictionaryWord } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading/page'
import * as messages from '@slovo/messages/words/page'
import { alreadyKept } from '@slovo/messages/words/phrases'
import * as search from '@slovo/messages/words/search'
import { ChevronLeft } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import { useMustSignIn, useReader } from '../../visit/page/root-data.ts'
import { ownTranslations } from '../own-translations.ts'
import { chosenIn } from '../touch/chosen-word.ts'
import { OwnKept } from '../touch/own-kept.tsx'
import { OwnTranslation } from '../touch/own-translation.tsx'
import { useWords } from '../use-words.ts'
import type { SavedWord } from '../word.ts'
import type { ExampleSentence } from './example-sentences.server.ts'
import { ExampleSentences } from './example-sentences.tsx'
import { WordEntry } from './word-entry.tsx'

/** The number under which a word that is in no text is saved. */
const NO_PLACE = 0

interface WordPageProps {
  lemma: string
  lang: Lang
  words: DictionaryWord[]
  sentences: ExampleSentence[]
  savedWords: SavedWord[]
}

/** The words that are written alike, each with its meanings and forms, and the sentences in which they occur. */
export function WordPage({ lemma, lang, words, sentences, savedWords }: WordPageProps) {
  const say = useSay()
  const hasScript = useHasScript()
  const isVisitor = useReader() === null
  const mustSignIn = useMustSignIn()
  const saved = useWords({ lang, savedWords })
  const onSubmit = hasScript
    ? (event: Parameters<typeof chosenIn>[0]) => {
        event.preventDefault()
        saved.save(chosenIn(event, NO_PLACE))
      }
    : undefined
  const isAlone = words.length === 1
  const offered = words.flatMap(({ definitions }) => definitions)
  const translations = ownTranslations(saved.words, { lang, lemma, offered })
  const isKept = saved.words.length > 0
  const hintToKeep = mustSignIn ? reading.saveHintVisitor : messages.keepHint
  const own = (
    <section className="word-own" aria-label={say(reading.ownTranslation)}>
      <OwnKept {...{ lang, translations }} />
      <OwnTranslation
        word={NO_PLACE}
        lang={lang}
        lemma={lemma}
        lemmaId={undefined}
        own={saved.ownOf(NO_PLACE)}
        onSubmit={onSubmit}
      />
      <p className={isVisitor ? 'field-hint is-with-script' : 'field-hint'}>
        {say(isKept ? alreadyKept : hintToKeep)}
      </p>
      {isVisitor && (
        <noscript>
          <p className="field-hint">{say(reading.saveHintVisitor)}</p>
        </noscript>
      )}
    </section>
  )

  return (
    <article className="words-page">
      <header>
        <Link to="/words" className="back-link">
          <ChevronLeft aria-hidden="true" />
          {say(search.title)}
        </Link>
        {!isAlone && <h1 lang={lang}>{lemma}</h1>}
      </header>
      {words.map((word, place) => (
        <WordEntry
          key={`${word.stressed} ${word.pos} ${word.class}`}
          {...{ word, lang, onSubmit }}
          heading={isAlone ? 'h1' : 'h2'}
          isFirst={place === 0}
          own={place === 0 && own}
          isSavedPair={saved.isSavedPair}
        />
      ))}
      <ExampleSentences sentences={sentences} lang={lang} />
    </article>
  )
}
