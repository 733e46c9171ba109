/** The sentences that can be heard, in order: of a recording some may have no cue. */
export function sentenceOrder({
  count,
  has,
}: {
  count: number
  has: (sentence: number) => boolean
}) {
  function next(sentence: number): number | null {
    for (let found = sentence + 1; found < count; found++) if (has(found)) return found
    return null
  }
  function previous(sentence: number): number | null {
    for (let found = sentence - 1; found >= 0; found--) if (has(found)) return found
    return null
  }
  const first = next(-1) ?? 0
  const last = previous(count) ?? 0
  /** This one, or the next that can be heard. */
  const from = (sentence: number) => (has(sentence) ? sentence : (next(sentence) ?? last))

  return { first, last, next, previous, from }
}
