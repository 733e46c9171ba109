import type { PhraseRange } from './phrase-range.ts'

/** The words of a text, as the three ways to choose a phrase see them. */
export interface PhraseText {
  text: HTMLElement
  words: readonly HTMLElement[]
  wordOf: (target: EventTarget | null) => number | undefined
  sentenceOf: (word: number) => PhraseRange | undefined
  /** Shows how far the choice has come; `null` when it was given up. */
  draw: (range: PhraseRange | null) => void
  /** The choice is made. */
  choose: (range: PhraseRange) => void
  /** A finger has said where the phrase begins, and not yet where it ends. */
  waitForLast: () => void
  focus: (word: number) => void
  /** Ends when the text is left. */
  signal: AbortSignal
}
