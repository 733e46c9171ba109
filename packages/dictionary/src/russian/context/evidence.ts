import type { StoredWord } from '../../store.ts'
import type { Token } from './token.ts'

/** One way to read a word of a sentence: a word of the dictionary in one slot of its paradigm. */
export interface Candidate {
  word: StoredWord
  slot: string
}

/**
 * What the sentence says about a candidate: a factor above 1 speaks for it, one below 1 against it, 1 says nothing. The
 * words before `place` are decided already and have one reading; those after it have all of theirs.
 */
export type Evidence = (candidate: Candidate, sentence: Token[], place: number) => number
