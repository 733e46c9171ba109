/** As `review/answers/unsent-store.ts` names the answers that it keeps on this device. */
const PREFIX = 'slovo-unsent-review:'

/** How many answers of this reader's review wait: they have a queue of their own. Those of another account are not shown. */
export function unsentReviews(reader: string, keys = keysHere()): number {
  const id = reader.replace(/^anonymous-/, '')
  const owners = id === reader ? [id] : [id, 'anonymous']
  return keys.filter((key) => owners.some((owner) => key.startsWith(`${PREFIX}${owner}:`))).length
}

function keysHere(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // The settings of some browsers forbid it.
    return []
  }
}
