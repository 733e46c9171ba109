/** Lets so many pieces of work run at once and makes the others wait for their turn. */
export function inTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
