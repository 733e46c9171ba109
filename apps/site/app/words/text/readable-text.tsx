import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSay } from '../../ui/say.ts'
import { askDictionary } from '../touch/ask-dictionary.ts'
import type { GlossarySource } from '../touch/glossary.ts'
import { lookupsOf } from '../touch/lookup.ts'
import { type Choice, TranslationPanel } from '../touch/panel.tsx'
import { type TouchedWord, useTouchedWord } from '../touch/use-touched-word.ts'

interface ReadableTextProps {
  /** There on the server and after a visit inside the page; when the browser takes over a served page, the text already stands there. */
  html: string
  lang: Lang
  text: RefObject<HTMLDivElement | null>
  glossary: GlossarySource
  lemmaIds: ReadonlySet<number>
  /** The panel as the server drew it, for a reader without script. */
  served: TouchedWord | null
  closeAddress: string
  isVisitor: boolean
  isSavedPair: (lemma: string, definition: string) => boolean
  onSave: (choice: Choice) => void
}

/** The text, whose words answer to a touch, and the panel that answers. */
export function ReadableText(props: ReadableTextProps) {
  const { lang, text, glossary, lemmaIds, isVisitor, isSavedPair, closeAddress, onSave } = props
  const say = useSay()
  const [html] = useState({ __html: props.html })
  const { touched, panel, hintId, watching, isEnhanced, close } = useTouchedWord({
    text,
    served: props.served,
    known: (word) => lookupsOf(glossary.here(), word),
    find: async (word, shown) => {
      const lookups = lookupsOf(await glossary.load(), word)
      return lookups.length > 0 ? { state: 'found', lookups } : askDictionary(shown, lang)
    },
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
        lookups.some(({ lemmaId }) => lemmaId !== undefined && lemmaIds.has(lemmaId)),
      )
      watching.current?.mark((word) => isSaved[file.words[word] ?? -1] ?? false)
    })
  }, [lemmaIds, glossary, watching])

  return (
    <>
      <div
        ref={text}
        className="reading-text touchable"
        lang={lang}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by text-html.ts, which escapes the text
        dangerouslySetInnerHTML={html}
      />
      <p id={hintId} hidden>
        {say(reading.keyboardHint)}
      </p>
      {touched && (
        <TranslationPanel
          key={touched.word}
          ref={panel}
          {...touched}
          {...{ lang, isVisitor, isSavedPair, closeAddress }}
          onSave={isEnhanced ? onSave : undefined}
          onClose={isEnhanced ? close : undefined}
        />
      )}
    </>
  )
}
