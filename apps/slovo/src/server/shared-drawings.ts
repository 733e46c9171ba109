/** Of a drawn page: then it is drawn anew, and sent as it was while that goes on. */
const AGED_AFTER_MS = 60_000
const OVER_AFTER_MS = 120_000
/** A drawing leaves nothing behind if its reader has gone meanwhile, or if the page cannot be kept. */
const MAX_WAITS = 2

export type Age = 'fresh' | 'aged' | 'over'

/** Of what was drawn at a time of `performance.now()`. */
export function ageOf(drawnAt: number): Age {
  const age = performance.now() - drawnAt
  if (age <= AGED_AFTER_MS) return 'fresh'
  return age <= OVER_AFTER_MS ? 'aged' : 'over'
}

/**
 * Many may ask for a page in the moment in which none is kept: a class that opens its text, or all who read when a minute is over.
 * One request draws it. Fifty that did would hold all connections of the database, and each would take as long as all.
 */
export function sharedDrawings() {
  const running = new Map<string, Promise<void>>()

  async function run(key: string, draw: () => Promise<void>) {
    const drawing = draw()
    const end = () => {
      if (running.get(key) === ended) running.delete(key)
    }
    const ended = drawing.then(end, end)
    running.set(key, ended)
    await drawing
  }

  return {
    /** What is kept, if need be once another request has drawn it; undefined if this one was the one to draw it. */
    async findOrDraw<T extends { age: Age }>(
      key: string,
      { find, draw }: { find: () => T | undefined; draw: () => Promise<void> },
    ): Promise<T | undefined> {
      for (let waits = 0; ; waits += 1) {
        const drawing = running.get(key)
        const found = find()
        if (found && (found.age === 'fresh' || drawing)) return found
        if (!drawing || waits === MAX_WAITS) break
        await drawing
      }
      await run(key, draw)
      return
    },
  }
}
