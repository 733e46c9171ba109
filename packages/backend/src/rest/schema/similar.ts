/** The name most like the one asked for, if any is at least `closeness` alike (0 to 1). */
export function findSimilar(
  asked: string,
  names: Iterable<string>,
  closeness = 0.6,
): string | undefined {
  let best: { name: string; likeness: number } | undefined
  for (const name of names) {
    const likeness = likenessOf(asked.toLowerCase(), name.toLowerCase())
    if (likeness >= closeness && likeness > (best?.likeness ?? 0)) best = { name, likeness }
  }
  return best?.name
}

function likenessOf(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 1 : 1 - distance(a, b) / longest
}

/** Edits that lead from one word to the other (Levenshtein), one row of the table at a time. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const shorter = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      current.push(Math.min(replaced, shorter))
    }
    above = current
  }
  return above[b.length] ?? 0
}
