/** What a learner says of a word without keeping it. */
export type SaidState = 'known' | 'ignored'

export type WordState = 'new' | 'learning' | SaidState

/** What a page knows of one learner's lemmas: which are kept, and what was said of which. */
export interface LemmaStates {
  kept: ReadonlySet<number>
  said: ReadonlyMap<number, SaidState>
}

export const noStates: LemmaStates = { kept: new Set(), said: new Map() }

export const hasAny = ({ kept, said }: LemmaStates) => kept.size + said.size > 0

/** What was said wins over a word that is kept: it can be taken back, and the word is being learnt again. */
export const stateOf = ({ kept, said }: LemmaStates, lemmaId: number): WordState =>
  said.get(lemmaId) ?? (kept.has(lemmaId) ? 'learning' : 'new')

/** A word that is kept is being learnt from then on, whatever was said of it. */
export function withKept({ kept, said }: LemmaStates, lemmaIds: readonly number[]): LemmaStates {
  const left = new Map(said)
  for (const id of lemmaIds) left.delete(id)
  return { kept: new Set([...kept, ...lemmaIds]), said: left }
}

export function withSaid(
  { kept, said }: LemmaStates,
  lemmaIds: readonly number[],
  state: SaidState | null,
): LemmaStates {
  const next = new Map(said)
  for (const id of lemmaIds) {
    if (state) next.set(id, state)
    else next.delete(id)
  }
  return { kept, said: next }
}
