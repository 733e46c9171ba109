/** What a learner did that can be done without a network. */
export type OfflineDeed =
  /** From a text, where the server finds the sentence of the word … */
  | {
      kind: 'keep'
      lemma: string
      definition: string
      material: number
      word: number
      /** Of a phrase. */
      last?: number | undefined
    }
  /** … or from another page, which has the sentence. */
  | {
      kind: 'keep'
      lemma: string
      definition: string
      lang: 'ru' | 'fr'
      sentence: string
      form: string
      at: number
    }
  | { kind: 'remove'; word: number }
  | { kind: 'state'; lang: 'ru' | 'fr'; lemma: string; state: 'known' | 'ignored' | null }
  | { kind: 'place'; material: number; word: number | null; seconds: number }
  | { kind: 'study'; material: number; study: 'start' | 'stop' | 'finish' | 'study-again' }
  | { kind: 'lesson'; slug: string }

/** The id is made here, so that a change that is sent twice counts once. `madeAt` says which of two changes is the later. */
export type OfflineChange = OfflineDeed & { id: string; madeAt: string }

/** A change will be refused again where its text or word is gone, or where the tables do not take it. */
export type ChangeFault = 'gone' | 'refused'

/** What became of a change: `later` may be accepted then. */
export type ChangeAnswer =
  | { id: string; outcome: 'done' | 'same' | 'outdated' | 'later' }
  | { id: string; outcome: 'refused'; fault: ChangeFault }

/** What became of the changes that were sent now. */
export interface SentChanges {
  sent: number
  outdated: number
  refused: number
}

/** So many are sent at once: their body stays below the 64 KiB that the door lets in. */
export const MAX_CHANGES_SENT = 15
