import type { Lang } from '@slovo/language'
import { errors } from '@slovo/messages/errors'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import type { SaidState } from '../states/word-state.ts'
import {
  findLookups,
  isAnswered,
  lookupsOf,
  type PanelAnswer,
  type TextGlossary,
} from './glossary.ts'
import { tiePanel } from './place-panel.ts'
import { useCloseOutside, useStateKeys } from './use-open-panel.ts'
import { type Watching, watchWords } from './watch-words.ts'

export interface TouchedWord {
  word: number
  shown: string
  answer: PanelAnswer
}

interface TouchableText {
  lang: Lang
  /** Holds the words, each in its own element. */
  text: RefObject<HTMLElement | null>
  glossary: TextGlossary
  /** The panel as the server drew it, for a user without script. */
  served: TouchedWord | null
  /** By a key, on a word or in its panel. */
  onSay: (word: number, said: SaidState) => void
  /** A word whose meaning was asked for. */
  onTouched?: ((word: number) => void) | undefined
}

/** The word that was touched last, what it means, and the panel that stands beside it until it is closed. */
export function useTouchedWord(touchable: TouchableText) {
  const { lang, text, glossary, served, onSay, onTouched } = touchable
  const say = useSay()
  const hintId = useId()
  const [touched, setTouched] = useState(served)
  const [isEnhanced, setEnhanced] = useState(false)
  const watching = useRef<Watching>(null)
  const panel = useRef<HTMLDivElement>(null)
  const word = touched?.word

  async function touch(word: number) {
    if (touched?.word === word) return close()
    onTouched?.(word)
    const shown = watching.current?.element(word)?.textContent ?? ''
    void renew(word)
    const lookups = lookupsOf(glossary.here(), word)
    if (isAnswered(lookups)) return setTouched({ word, shown, answer: { state: 'found', lookups } })

    setTouched({ word, shown, answer: { state: 'looking' } })
    const answer = await findLookups(glossary, { word, shown, lang })
    setTouched((now) => (now?.word === word ? { ...now, answer } : now))
    if (answer.state === 'failed') showToast('error', say(errors.translation))
    if (answer.state === 'found' && !isAnswered(answer.lookups))
      showToast('error', say(errors.noTranslation))
  }

  /** The word may be explained otherwise since the page was opened. */
  async function renew(word: number) {
    const lookups = lookupsOf(await glossary.renew(), word)
    if (lookups.length === 0) return
    setTouched((now) =>
      now?.word === word ? { ...now, answer: { state: 'found', lookups } } : now,
    )
  }

  function close() {
    const isFocusInside = panel.current?.contains(document.activeElement)
    setTouched(null)
    if (word !== undefined && isFocusInside) watching.current?.focus(word)
  }

  const onTouch = useEffectEvent((word: number) => void touch(word))
  const onSaid = useEffectEvent(onSay)

  useEffect(() => {
    if (!text.current) return
    setEnhanced(true)
    const words = watchWords(text.current, {
      hintId,
      onTouch: (word) => onTouch(word),
      onSay: (word, said) => onSaid(word, said),
    })
    watching.current = words
    return () => words.stop()
  }, [hintId, text])

  useEffect(() => {
    const element = word === undefined ? undefined : watching.current?.element(word)
    if (!isEnhanced || !element || !panel.current) return
    panel.current.showPopover()
    const untie = tiePanel(panel.current, element)
    element.classList.add('touched')
    panel.current.focus({ preventScroll: true })
    return () => {
      untie()
      element.classList.remove('touched')
    }
  }, [word, isEnhanced])

  const isOpen = isEnhanced && word !== undefined
  useCloseOutside(isOpen, panel, text, close)
  useStateKeys(isOpen, (said) => word !== undefined && onSay(word, said))

  return { touched, panel, hintId, watching, isEnhanced, close }
}
