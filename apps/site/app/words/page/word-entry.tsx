import type { DictionaryWord } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/words/page'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useLocale, useSay } from '../../ui/say.ts'
import { glossText } from '../gloss-text.ts'
import { GrammarFacts } from '../grammar/grammar-facts.tsx'
import { describePartOfSpeech } from '../grammar/part-of-speech.ts'
import { WordParadigm } from '../paradigm/word-paradigm.tsx'
import { Definitions } from '../touch/definitions.tsx'
import { SayWord } from '../voice/say-word.tsx'
import { WordFamily } from './word-family.tsx'

interface WordEntryProps {
  word: DictionaryWord
  lang: Lang
  /** Of the word alone on its page, or of one of several that are written alike. */
  heading: 'h1' | 'h2'
  /** A link to the forms leads to those of the first word. */
  isFirst: boolean
  /** Where a translation of one's own is typed. */
  own: ReactNode
  isSavedPair: (lemma: string, definition: string) => boolean
  onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}

/** One word of the dictionary: what it is, what it means, how it is used, all its forms, its family. */
export function WordEntry(props: WordEntryProps) {
  const { word, lang, heading: Heading, isFirst, own, isSavedPair, onSubmit } = props
  const say = useSay()
  const locale = useLocale()
  const id = useId()
  const Part = Heading === 'h1' ? 'h2' : 'h3'
  const { stressed, note, paradigm, family } = word

  return (
    <section className="word-entry" aria-labelledby={id}>
      <header className="word-entry-head">
        <Heading id={id}>
          <span lang={lang}>{stressed}</span> <small>{describePartOfSpeech(word, locale)}</small>
        </Heading>
        <SayWord text={stressed} lang={lang} />
      </header>
      <Definitions {...{ lang, isSavedPair, onSubmit }} lookup={word} />
      {own}
      {note && (
        <p className="panel-note" lang={lang === 'ru' ? 'fr' : 'ru'}>
          {glossText(note, lang, locale)}
        </p>
      )}
      <GrammarFacts word={word} />
      {paradigm.length > 0 && (
        <section id={isFirst ? 'forms' : undefined} className="word-part">
          <Part>{say(messages.forms)}</Part>
          {word.class && <WordClass name={word.class} />}
          <WordParadigm {...{ word, lang }} />
        </section>
      )}
      {family.length > 0 && <WordFamily heading={Part} words={family} lang={lang} />}
    </section>
  )
}

/** The grammatical class, for those who know it; what it says, for the others. */
function WordClass({ name }: { name: string }) {
  const say = useSay()
  return (
    <details className="word-class">
      <summary>{say(messages.wordClass, { name })}</summary>
      <p>{say(messages.wordClassHint)}</p>
    </details>
  )
}
