import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading/page'
import { phraseKeys } from '@slovo/messages/words/phrases'
import { stateKeys, stateNames, stateSaid } from '@slovo/messages/words/states'
import { type ReactNode, type RefObject, useState } from 'react'
import { useSay } from '../../ui/say.ts'
import { type SaidState, stateOf, withSaid } from '../states/word-state.ts'
import { stressedAs } from '../stressed-form.ts'
import type { Words } from '../use-words.ts'
import {
  type LemmaOfWord,
  likeliestLemma,
  lookupsIn,
  lookupsOf,
  type TextGlossary,
} from './glossary.ts'
import { TranslationPanel } from './panel.tsx'
import { askForSentence, isTranslatable } from './translate-sentence.tsx'
import { type TouchedWord, useTouchedWord } from './use-touched-word.ts'

interface TouchableProps {
  lang: Lang
  /** Holds the words, each in an element of its own. */
  text: RefObject<HTMLElement | null>
  glossary: TextGlossary
  words: Words
  /** The panel as the server drew it, for a user without script. */
  served: TouchedWord | null
  closeUrl: string
  /** More form fields that tell the server where a word stands; `form` is the word with its stress. */
  placeOf?: (element: HTMLElement | undefined, form: string) => Record<string, string>
  /** The meaning of a word was asked for. */
  onTouched?: (word: number) => void
  children?: ReactNode
}

/** Words that answer to a touch, and the panel that answers. */
export function Touchable(props: TouchableProps) {
  const { lang, text, glossary, words, served, closeUrl, placeOf } = props
  const say = useSay()
  const [announced, setAnnounced] = useState('')
  const { touched, panel, hintId, watching, isEnhanced, close } = useTouchedWord({
    ...{ lang, text, glossary, served },
    onTouched: props.onTouched,
    onSay: sayByKey,
    onChosen: setAnnounced,
  })

  async function sayByKey(word: number, said: SaidState) {
    if (!words.hasStates) return
    const isShown = touched?.word === word
    const lookups = isShown ? lookupsIn(touched.answer) : lookupsOf(await glossary.load(), word)
    const lemma = likeliestLemma(lookups)
    if (lemma) sayState(lemma, said)
  }

  function sayState({ lemma, lemmaId }: LemmaOfWord, said: SaidState) {
    const isTakenBack = words.stateOf(lemmaId) === said
    words.sayState({ lemma, lemmaId }, said)
    const state = stateOf(withSaid(words.states, [lemmaId], isTakenBack ? null : said), lemmaId)
    setAnnounced(say(stateSaid, { lemma, state: say(stateNames[state]) }))
  }

  /** The panel makes room for what it asks for. */
  function translate(word: Element | undefined) {
    close()
    askForSentence(word)
  }
  const touchedElement = touched ? watching.current?.element(touched.word) : undefined

  return (
    <>
      {props.children}
      <p id={hintId} hidden>
        {say(reading.keyboardHint)} {say(phraseKeys)} {words.hasStates && say(stateKeys)}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      {touched && (
        <TranslationPanel
          key={`${touched.word} ${touched.phrase?.last}`}
          ref={panel}
          touched={touched}
          lang={lang}
          words={words}
          closeUrl={closeUrl}
          {...(isEnhanced && {
            onClose: close,
            onSay: sayState,
            ...(isTranslatable(touchedElement) && { onTranslate: () => translate(touchedElement) }),
            onChoose: (chosen) => {
              const element = watching.current?.element(touched.word)
              const form = stressedAs(chosen.lemma, touched.shown, lookupsIn(touched.answer))
              const last = touched.phrase && { last: String(touched.phrase.last) }
              words.save(chosen, { ...placeOf?.(element, form), ...last })
            },
          })}
        />
      )}
    </>
  )
}
