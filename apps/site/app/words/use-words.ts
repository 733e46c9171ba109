import type { Lang } from '@slovo/language'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { usePage } from '../ui/page.ts'
import { useLocale } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { changesPath } from '../visit/form/send-form.ts'
import { useReader } from '../visit/page/root-data.ts'
import { hasSessionCookie } from '../visit/session/session-cookie.ts'
import {
  changesToSend,
  isSamePair,
  nextWords,
  shownWords,
  type WordChange,
  type WordsState,
} from './optimistic-words.ts'
import { presentOutcome, type RefusedWord, type WordOutcome } from './outcome.ts'
import { sendWord } from './send-word.ts'
import { SET_STATE } from './states/state-form.ts'
import { type LemmaStates, noStates, type SaidState, stateOf } from './states/word-state.ts'
import { type SavedWord, wordPair } from './word.ts'
import { SAVE_OWN } from './word-forms.ts'

/** A translation chosen or typed in the panel. */
export interface ChosenWord {
  intent: string
  /** The number of the touched word in its text. */
  word: number
  lemma: string
  definition: string
  lemmaIds: number[]
}

export type Words = ReturnType<typeof useWords>

/** What became of a translation of the user's own. */
export interface OwnState {
  isSending: boolean
  refused: RefusedWord | undefined
}

interface WordsOnPage {
  lang: Lang
  savedWords?: readonly SavedWord[]
  /** What the server knows of the lemmas; a page without it does not offer to say it. */
  states?: LemmaStates | undefined
  /** The page that takes the changes, when it is not this one. */
  path?: string
}

/**
 * The saved words that a page shows, and the lemmas marked in its text. A change shows at once; when the server refuses
 * it, it is rolled back with the specified message.
 */
export function useWords({ lang, savedWords = [], states, path }: WordsOnPage) {
  const locale = useLocale()
  const reader = useReader()
  const [state, dispatch] = useReducer(nextWords, null, (): WordsState => {
    const none = { savedElsewhere: [], changes: [], lastKey: 0 }
    return { lang, words: savedWords, states: states ?? noStates, ...none }
  })
  const shown = useMemo(() => shownWords(state), [state])
  const [refusals, setRefusals] = useState<readonly RefusedWord[]>([])

  function answer(change: WordChange, outcome: WordOutcome) {
    const { kind, text } = presentOutcome(locale, outcome)
    // The button that was pressed shows it.
    if (outcome.kind !== 'said') showToast(kind, text)
    dispatch({ type: 'answered', change, outcome })
    if (change.fields.intent !== SAVE_OWN) return
    setRefusals((all) => {
      const others = all.filter(({ typed }) => typed.word !== change.fields.word)
      return outcome.kind === 'refused' ? [...others, outcome] : others
    })
  }

  const page = usePage()
  const toSend = useMemo(() => changesToSend(state.changes), [state.changes])
  useSending(toSend, changesPath(path ?? page.pathname), (change, outcome) => {
    answer(change, outcome)
    // The first change of a visitor made their account.
    if (!reader && hasSessionCookie()) void page.reload()
  })

  return {
    ...shown,
    hasStates: states !== undefined,
    stateOf: (lemmaId: number) => stateOf(shown.states, lemmaId),
    /** Says something of a lemma; said a second time, it is taken back. */
    sayState({ lemma, lemmaId }: { lemma: string; lemmaId: number }, said: SaidState) {
      const next = shown.states.said.get(lemmaId) === said ? null : said
      const fields = { intent: SET_STATE, lemma, state: next ?? '' }
      dispatch({ type: 'asked', change: { kind: 'say', lemmaId, state: next, fields } })
    },
    /** Shows what the server has said of many lemmas at once. */
    showSaid(lemmaIds: readonly number[], said: SaidState | null) {
      dispatch({ type: 'said', lemmaIds, state: said })
    },
    isSavedPair(lemma: string, definition: string) {
      const pair = wordPair(lang, lemma, definition)
      return [...shown.words, ...state.savedElsewhere].some((saved) => isSamePair(saved, pair))
    },
    /** A translation of the user's own, which is in the field of this word's panel until it is saved. */
    ownOf: (word: number): OwnState => ({
      isSending: state.changes.some(
        ({ fields }) => fields.intent === SAVE_OWN && fields.word === String(word),
      ),
      refused: refusals.find(({ typed }) => typed.word === String(word)),
    }),
    /** `place` tells the server more about where the word was touched. */
    save(chosen: ChosenWord, place: Record<string, string> = {}) {
      const { intent, word, lemma, definition, lemmaIds } = chosen
      const pair = wordPair(lang, lemma, definition)
      const fields = { intent, word: String(word), lemma, definition, ...place }
      dispatch({ type: 'asked', change: { kind: 'save', pair, lemmaIds, fields } })
    },
    remove(word: SavedWord) {
      const fields = { intent: 'remove-word', id: String(word.id) }
      dispatch({ type: 'asked', change: { kind: 'remove', word, fields } })
    },
  }
}

/** Each change is sent once, and none waits for the one before: quick touches do not overtake one another on the page. */
function useSending(
  changes: readonly WordChange[],
  action: string,
  onAnswer: (change: WordChange, outcome: WordOutcome) => void,
) {
  const sent = useRef(new Set<number>())
  const answer = useEffectEvent(onAnswer)

  useEffect(() => {
    for (const change of changes) {
      if (sent.current.has(change.key)) continue
      sent.current.add(change.key)
      void sendWord(action, change.fields).then((outcome) => outcome && answer(change, outcome))
    }
  }, [changes, action])
}
