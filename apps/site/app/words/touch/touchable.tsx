import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSay } from '../../ui/say.ts'
import type { Words } from '../use-words.tsx'
import type { TextGlossary } from './glossary.ts'
import { TranslationPanel } from './panel.tsx'
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
  /** More form fields that tell the server where a word stands. */
  placeOf?: (element: HTMLElement | undefined) => Record<string, string>
  children: ReactNode
}

/** Words that answer to a touch, and the panel that answers. */
export function Touchable(props: TouchableProps) {
  const { lang, text, glossary, words, served, closeUrl, placeOf } = props
  const say = useSay()
  const { touched, panel, hintId, watching, isEnhanced, close } = useTouchedWord({
    lang,
    text,
    glossary,
    served,
  })

  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    void glossary.load().then((file) => {
      if (!file) return
      const isSaved = file.entries.map(({ lookups }) =>
        lookups.some(({ lemmaId }) => lemmaId !== undefined && words.lemmaIds.has(lemmaId)),
      )
      watching.current?.mark((word) => isSaved[file.words[word] ?? -1] ?? false)
    })
  }, [words.lemmaIds, glossary, watching])

  return (
    <>
      {props.children}
      <p id={hintId} hidden>
        {say(reading.keyboardHint)}
      </p>
      {touched && (
        <TranslationPanel
          key={touched.word}
          ref={panel}
          touched={touched}
          lang={lang}
          words={words}
          closeUrl={closeUrl}
          {...(isEnhanced && {
            onClose: close,
            onChoose: (chosen) => {
              const element = watching.current?.element(touched.word)
              words.save(chosen, placeOf?.(element))
            },
          })}
        />
      )}
    </>
  )
}
