/** Caches what a function returns for a text: the last `maxEntries` texts. */
export function memoised<T>(
  compute: (text: string) => T,
  maxEntries = Number.POSITIVE_INFINITY,
): (text: string) => T {
  const known = new Map<string, { value: T }>()
  return (text) => {
    const found = known.get(text) ?? { value: compute(text) }
    known.set(text, found)
    const [oldest] = known.size > maxEntries ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return found.value
  }
}
