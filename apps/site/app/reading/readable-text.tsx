import type { Lang } from '@slovo/language'
import { errors } from '@slovo/messages/errors'
import * as reading from '@slovo/messages/reading'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useSay } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { askDictionary } from './ask-dictionary.ts'
import { lookupsOf } from './lookup.ts'
import { tiePanel, uncover } from './place-panel.ts'
import { commandOf } from './touch.ts'
import { type Choice, type PanelAnswer, TranslationPanel } from './translation-panel.tsx'
import type { GlossarySource } from './use-glossary.ts'
import { type Watching, watchWords } from './watch-words.ts'

export interface TouchedWord {
  word: number
  shown: string
  answer: PanelAnswer
}

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
  const hintId = useId()
  const [html] = useState({ __html: props.html })
  const [touched, setTouched] = useState(props.served)
  const [isEnhanced, setEnhanced] = useState(false)
  const watching = useRef<Watching>(null)
  const panel = useRef<HTMLDivElement>(null)
  const word = touched?.word

  async function touch(word: number) {
    if (touched?.word === word) return close()
    const shown = watching.current?.element(word)?.textContent ?? ''
    const lookups = lookupsOf(glossary.here(), word)
    if (lookups.length > 0) return setTouched({ word, shown, answer: { state: 'found', lookups } })

    setTouched({ word, shown, answer: { state: 'looking' } })
    const answer = await findAnswer(word, shown)
    setTouched((now) => (now?.word === word ? { ...now, answer } : now))
    if (answer.state === 'failed') showToast('error', say(errors.translation))
    if (answer.state === 'found' && answer.lookups.length === 0)
      showToast('error', say(errors.noTranslation))
  }

  async function findAnswer(word: number, shown: string): Promise<PanelAnswer> {
    const lookups = lookupsOf(await glossary.load(), word)
    return lookups.length > 0 ? { state: 'found', lookups } : askDictionary(shown, lang)
  }

  function close() {
    const isFocusInside = panel.current?.contains(document.activeElement)
    setTouched(null)
    if (word !== undefined && isFocusInside) watching.current?.focus(word)
  }

  const onTouch = useEffectEvent((word: number) => void touch(word))

  useEffect(() => {
    if (!text.current) return
    setEnhanced(true)
    const words = watchWords(text.current, { hintId, onTouch: (word) => onTouch(word) })
    watching.current = words
    return () => words.stop()
  }, [hintId, text])

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
  }, [lemmaIds, glossary])

  useEffect(() => {
    const element = word === undefined ? undefined : watching.current?.element(word)
    if (!isEnhanced || !element || !panel.current) return
    panel.current.showPopover()
    const untie = tiePanel(panel.current, element)
    uncover(element, panel.current)
    element.classList.add('touched')
    panel.current.focus({ preventScroll: true })
    return () => {
      untie()
      element.classList.remove('touched')
    }
  }, [word, isEnhanced])

  useCloseOutside(isEnhanced && word !== undefined, panel, text, close)

  return (
    <>
      <div
        ref={text}
        className="reading-text"
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

/** Escape, and a touch on anything that is neither the panel nor a word, close the panel. */
function useCloseOutside(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
  close: () => void,
) {
  const onClose = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const onKey = (event: KeyboardEvent) => {
      if (commandOf(event) === 'close') onClose()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.isConnected) return
      const isWord = text.current?.contains(target) && target.closest('w-, a[id]')
      if (!isWord && !panel.current?.contains(target)) onClose()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('click', onClick, { signal })
    return () => listening.abort()
  }, [isOpen, panel, text])
}
