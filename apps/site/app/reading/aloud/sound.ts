/** What a sound reports to its player. */
export type SoundEvent =
  | { kind: 'began'; sentence: number }
  | { kind: 'ended'; sentence: number }
  /** By something else than its player: the headphones were pulled out, another program plays. */
  | { kind: 'stopped' | 'resumed' }
  /** It could not be loaded or spoken. */
  | { kind: 'failed' }

/** A text as it is heard: a recording, or the browser's voice. Sentences are known by their number in the text. */
export interface Sound {
  /** How many sentences the text has. */
  count: number
  /** Whether this sentence can be heard by itself. */
  has: (sentence: number) => boolean
  /** Plays on from the beginning of a sentence. */
  start: (sentence: number, rate: number) => void
  /** Plays on from where it was paused. */
  resume: (rate: number) => void
  /** Called when a sentence has ended: another follows it without a gap. */
  goOn: (sentence: number) => void
  pause: () => void
  setRate: (rate: number) => void
  /** It has one listener, its player. */
  listen: (hear: (event: SoundEvent) => void) => void
  close: () => void
}
