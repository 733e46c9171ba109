import type { Lang } from '@slovo/language'
import type { WordOutcome } from './outcome.ts'
import { type LemmaStates, type SaidState, withKept, withSaid } from './states/word-state.ts'
import type { SavedWord, WordPair } from './word.ts'

/** A change on its way to the server. Keys are negative and count down: no row and no other change has the same one. */
export type WordChange = { key: number; fields: Record<string, string> } & (
  | { kind: 'save'; pair: WordPair; lemmaIds: readonly number[] }
  | { kind: 'remove'; word: SavedWord }
  | { kind: 'say'; lemmaId: number; state: SaidState | null }
)

/** What the server has confirmed of the words on a page, and the changes that it has not answered yet. */
export interface WordsState {
  lang: Lang
  words: readonly SavedWord[]
  states: LemmaStates
  /** Pairs that the server refused as duplicates: saved from another text. */
  savedElsewhere: readonly WordPair[]
  changes: readonly WordChange[]
  lastKey: number
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export type WordEvent =
  | { type: 'asked'; change: DistributiveOmit<WordChange, 'key'> }
  | { type: 'answered'; change: WordChange; outcome: WordOutcome }
  /** Many words at once: what the server has done already. */
  | { type: 'said'; lemmaIds: readonly number[]; state: SaidState | null }

export function nextWords(state: WordsState, event: WordEvent): WordsState {
  if (event.type === 'asked') {
    const key = state.lastKey - 1
    return { ...state, lastKey: key, changes: [...state.changes, { ...event.change, key }] }
  }
  if (event.type === 'said') {
    return { ...state, states: withSaid(state.states, event.lemmaIds, event.state) }
  }
  const { change, outcome } = event
  // It is shown as removed until the page is served anew: nothing says which of its lemmas are kept from elsewhere.
  if (outcome.kind === 'queued' && change.kind === 'remove') return state
  const changes = state.changes.filter(({ key }) => key !== change.key)
  return { ...state, changes, ...confirmed(state, change, outcome) }
}

/** A refused change leaves no trace: it is rolled back by no longer being among the changes. */
function confirmed(
  { words, states, savedElsewhere }: WordsState,
  change: WordChange,
  outcome: WordOutcome,
): Partial<WordsState> {
  if (change.kind === 'remove') {
    if (outcome.kind !== 'removed') return {}
    return {
      words: words.filter(({ id }) => id !== change.word.id),
      states: { ...states, kept: new Set(outcome.keptLemmaIds) },
      savedElsewhere: savedElsewhere.filter((pair) => !isSamePair(pair, change.word)),
    }
  }
  if (change.kind === 'say') {
    if (outcome.kind !== 'said' && outcome.kind !== 'queued') return {}
    return { states: withSaid(states, [change.lemmaId], change.state) }
  }
  if (outcome.kind === 'saved' || outcome.kind === 'queued') {
    const word = outcome.kind === 'saved' ? outcome.word : pendingWord(change)
    return { states: withKept(states, change.lemmaIds), words: [word, ...words] }
  }
  const isDuplicate = outcome.kind === 'refused' && outcome.reason === 'duplicate_translation'
  if (!isDuplicate) return {}
  // The row was there before, so that what is said of its word still holds.
  const kept = new Set([...states.kept, ...change.lemmaIds])
  return { states: { ...states, kept }, savedElsewhere: [change.pair, ...savedElsewhere] }
}

/** The words and marks to show: every change counts as done until the server refuses it. */
export function shownWords({ lang, words, states, changes }: WordsState) {
  const saves = changes.filter((change) => change.kind === 'save')
  const removed = changes.flatMap((change) => (change.kind === 'remove' ? [change.word] : []))
  const left = words.filter(({ id }) => !removed.some((word) => word.id === id))

  const lemmaOf = (word: SavedWord) => (lang === 'ru' ? word.ru_lemma_id : word.fr_lemma_id)
  const unmarked = new Set(removed.map(lemmaOf))
  for (const word of left) unmarked.delete(lemmaOf(word))

  return {
    words: [...saves.map(pendingWord).toReversed(), ...left],
    states: changes.reduce(shownStates, {
      ...states,
      kept: new Set([...states.kept].filter((id) => !unmarked.has(id))),
    }),
  }
}

function shownStates(states: LemmaStates, change: WordChange): LemmaStates {
  if (change.kind === 'save') return withKept(states, change.lemmaIds)
  return change.kind === 'say' ? withSaid(states, [change.lemmaId], change.state) : states
}

/** The changes that are sent: what is said of one word is sent in its order, a second time after the first is answered. */
export const changesToSend = (changes: readonly WordChange[]) =>
  changes.filter((change, place) => {
    const isSame = (other: WordChange) =>
      change.kind === 'say' && other.kind === 'say' && other.lemmaId === change.lemmaId
    return !changes.slice(0, place).some(isSame)
  })

function pendingWord({ key, pair }: { key: number; pair: WordPair }): SavedWord {
  return { id: key, ...pair, word_sentence: null, ru_lemma_id: null, fr_lemma_id: null }
}

/** A word that the server has not confirmed has no row yet that could be removed. */
export const isPending = ({ id }: SavedWord) => id < 0

export const isSamePair = (one: WordPair, other: WordPair) =>
  one.word_ru === other.word_ru && one.word_fr === other.word_fr
