/** Caches what a function returns for a text or a number: the last `maxEntries` of them. */
export function memoised<Key extends string | number, T>(
  compute: (key: Key) => T,
  maxEntries = Number.POSITIVE_INFINITY,
): (key: Key) => T {
  const known = new Map<Key, { value: T }>()
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) }
    known.set(key, found)
    const [oldest] = known.size > maxEntries ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return found.value
  }
}
