import type { Lang } from '@slovo/language'
import { errors } from '@slovo/messages/errors'
import { touchLastWord } from '@slovo/messages/words/phrases'
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { findPhrase, type PhrasePart, partOf } from '../phrases/look-up-phrase.ts'
import type { PhraseRange } from '../phrases/phrase-range.ts'
import type { PhraseWatch } from '../phrases/watch-phrases.ts'
import { watchPhrasesWhenIdle } from '../phrases/watch-when-idle.ts'
import type { SaidState } from '../states/word-state.ts'
import { useSoundKey } from '../voice/use-sound-key.ts'
import {
  findLookups,
  isAnswered,
  lookupsOf,
  type PanelAnswer,
  type TextGlossary,
} from './glossary.ts'
import { tiePanel } from './place-panel.ts'
import { useCloseOutside, usePanelKeys } from './use-open-panel.ts'
import { type Watching, watchWords } from './watch-words.ts'

export interface TouchedWord {
  word: number
  shown: string
  answer: PanelAnswer
  /** Several words were chosen: up to which one, and what each of them means. */
  phrase?: { last: number; parts: PhrasePart[] }
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
  /** What is chosen of a phrase so far. */
  onChosen: (text: string) => void
}

/** The word that was touched last, what it means, and the panel that stands beside it until it is closed. */
export function useTouchedWord(touchable: TouchableText) {
  const { lang, text, glossary, served, onSay, onTouched, onChosen } = touchable
  const say = useSay()
  const hintId = useId()
  const [touched, setTouched] = useState(served)
  const [isEnhanced, setEnhanced] = useState(false)
  const watching = useRef<Watching>(null)
  const phrases = useRef<PhraseWatch>(null)
  const panel = useRef<HTMLDivElement>(null)
  const word = touched?.word
  const last = touched?.phrase?.last

  async function touch(word: number) {
    if (touched?.word === word && !touched.phrase) return close()
    // What is counted of it stands around the text, and may come after the answer.
    startTransition(() => onTouched?.(word))
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

  async function choosePhrase(range: PhraseRange) {
    const shown = phrases.current?.textOf(range) ?? ''
    const file = glossary.here() ?? (await glossary.load())
    const parts: PhrasePart[] = []
    for (let word = range.first; word <= range.last; word++) {
      onTouched?.(word)
      const shown = watching.current?.element(word)?.textContent ?? ''
      parts.push(partOf(shown, lookupsOf(file, word)))
    }
    const asked = { word: range.first, shown, phrase: { last: range.last, parts } }
    setTouched({ ...asked, answer: { state: 'looking' } })
    const lookups = await findPhrase(glossary, { range, shown, lang })
    setTouched((now) =>
      now?.phrase === asked.phrase ? { ...now, answer: { state: 'found', lookups } } : now,
    )
  }

  /** The word may be explained otherwise since the page was opened. */
  async function renew(word: number) {
    const lookups = lookupsOf(await glossary.renew(), word)
    if (lookups.length === 0) return
    setTouched((now) =>
      now?.word === word && !now.phrase ? { ...now, answer: { state: 'found', lookups } } : now,
    )
  }

  function close() {
    const isFocusInside = panel.current?.contains(document.activeElement)
    setTouched(null)
    if (word !== undefined && isFocusInside) watching.current?.focus(last ?? word)
  }

  const onTouch = useEffectEvent((word: number) => void touch(word))
  const onPhrase = useEffectEvent((range: PhraseRange) => void choosePhrase(range))
  const onDraw = useEffectEvent(onChosen)
  const onWait = useEffectEvent(() => showToast('success', say(touchLastWord)))
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
    const stopPhrases = watchPhrasesWhenIdle(text.current, phrases, {
      wordOf: words.wordOf,
      focus(word) {
        words.focus(word)
        words.element(word)?.scrollIntoView({ block: 'nearest' })
      },
      onPhrase: (range) => onPhrase(range),
      onDraw: (text) => onDraw(text),
      onWait: () => onWait(),
    })
    return () => {
      words.stop()
      stopPhrases()
    }
  }, [hintId, text])

  useEffect(() => {
    const element = word === undefined ? undefined : watching.current?.element(last ?? word)
    if (word === undefined || !isEnhanced || !element || !panel.current) return
    // Before the panel is shown, so that both get their style at once.
    if (last === undefined) element.classList.add('touched')
    else phrases.current?.draw({ first: word, last })
    panel.current.showPopover()
    const untie = tiePanel(panel.current, element)
    panel.current.focus({ preventScroll: true })
    return () => {
      untie()
      element.classList.remove('touched')
      phrases.current?.draw(null)
    }
  }, [word, last, isEnhanced])

  const isOpen = isEnhanced && word !== undefined
  useCloseOutside(isOpen, panel, text, close)
  usePanelKeys(isOpen, panel, (said) => word !== undefined && onSay(word, said))
  useSoundKey({ lang, text, shown: touched?.shown })

  return { touched, panel, hintId, watching, isEnhanced, close }
}
