import { type LemmaStates, type SaidState, stateOf } from './word-state.ts'

/** What the meanings of a form say of its state, the likeliest first. */
type Meanings = readonly { lemmaId?: number; pos: string }[]

/** How a word of a text is drawn: of what is known or ignored nothing is shown. */
export type Mark = 'new' | 'saved' | ''

/** A form is being learnt with any of its meanings, and new by the likeliest; a proper name is no word to learn. */
export function markOf(states: LemmaStates, lookups: Meanings): Mark {
  for (const { lemmaId } of lookups) {
    if (lemmaId !== undefined && stateOf(states, lemmaId) === 'learning') return 'saved'
  }
  const lemmaId = lemmaToKnow(lookups)
  return lemmaId !== undefined && stateOf(states, lemmaId) === 'new' ? 'new' : ''
}

function lemmaToKnow([likeliest]: Meanings): number | undefined {
  return likeliest?.pos === 'name' ? undefined : likeliest?.lemmaId
}

/** The lemmas of a text that there are to know, each once, as the column `words_to_know` has them. */
export function lemmasToKnow(entries: readonly { lookups: Meanings }[]): ReadonlySet<number> {
  const lemmas = entries.map(({ lookups }) => lemmaToKnow(lookups))
  return new Set(lemmas.filter((lemma) => lemma !== undefined))
}

/** How many words a text has, and how many of them a learner knows (or ignores) and learns; the others are new. */
export interface KnownCounts {
  words: number
  known: number
  learning: number
}

/** The same for a visitor, of whom nothing is known. */
export type WordCounts = KnownCounts | { words: number; known: null; learning: null }

export function countStates(lemmas: Iterable<number>, states: LemmaStates): KnownCounts {
  let [words, known, learning] = [0, 0, 0]
  for (const lemma of lemmas) {
    words++
    const state = stateOf(states, lemma)
    if (state === 'known' || state === 'ignored') known++
    else if (state === 'learning') learning++
  }
  return { words, known, learning }
}

export const newIn = ({ words, known, learning }: KnownCounts) => words - known - learning

/** In whole percent, rounded down as `list_texts` of the database does: all of it only where nothing is left. */
export function shareKnown({ words, known }: Omit<KnownCounts, 'learning'>): number {
  return Math.floor((100 * known) / words)
}

/** The states of a text's lemmas as they travel: ids in one string, because a list of numbers is twice as long. */
export type SentStates = Record<SaidState | 'kept', string>

export function readStates({ kept, known, ignored }: SentStates): LemmaStates {
  const said = new Map<number, SaidState>()
  for (const id of readIds(known)) said.set(id, 'known')
  for (const id of readIds(ignored)) said.set(id, 'ignored')
  return { kept: new Set(readIds(kept)), said }
}

const readIds = (ids: string) => (ids ? ids.split(' ').map(Number) : [])
