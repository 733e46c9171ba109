/** When a sentence of a recording begins and ends, in seconds. */
export type Cue = [start: number, end: number]

/** One for each sentence of `wordedSentences`, in order; null where a sentence has none. */
export type Cues = (Cue | null)[]

/** The cues that are stored with a text of so many sentences; null where there are none, or for another text than this. */
export function readCues(stored: unknown, sentenceCount: number): Cues | null {
  if (!Array.isArray(stored) || stored.length !== sentenceCount) return null
  return stored.every((cue) => cue === null || isCue(cue)) && stored.some(Boolean) ? stored : null
}

function isCue(cue: unknown): cue is Cue {
  if (!Array.isArray(cue) || cue.length !== 2) return false
  const [start, end] = cue
  return Number.isFinite(start) && Number.isFinite(end) && start >= 0 && end > start
}
