/** As `review/answers/unsent-store.ts` names the answers that it keeps on this device. */
const PREFIX = 'slovo-unsent-review:'

/** How many answers of the review wait: they have a queue of their own. */
export function unsentReviews(): number {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).length
  } catch {
    // The settings of some browsers forbid it.
    return 0
  }
}
