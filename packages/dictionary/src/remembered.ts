/** The same function, which answers a text again without looking: the last `most` ones that were asked. */
export function remembered<T>(
  ask: (text: string) => T,
  most = Number.POSITIVE_INFINITY,
): (text: string) => T {
  const known = new Map<string, { answer: T }>()
  return (text) => {
    const found = known.get(text) ?? { answer: ask(text) }
    known.set(text, found)
    const [oldest] = known.size > most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return found.answer
  }
}
