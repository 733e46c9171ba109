/** The parts of the page whose code is on its way. */
const coming = new Set<symbol>()
let waiting: (() => void)[] = []

export const expectPart = (part: symbol) => void coming.add(part)

/** It has come to life, or will not for now. */
export function endWaitFor(part: symbol): void {
  coming.delete(part)
  if (coming.size > 0) return
  const all = waiting
  waiting = []
  for (const go of all) go()
}

/** Does something once no part of the page is on its way; false, and nothing, if none is. */
export function afterParts(go: () => void): boolean {
  if (coming.size === 0) return false
  waiting.push(go)
  return true
}
