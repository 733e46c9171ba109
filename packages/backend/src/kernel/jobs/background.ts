import type { Log } from '../log.ts'

/**
 * Work that continues after the response: whether an e-mail has an account must not show in how long the response
 * takes. `settled` waits for what still runs, so that a clean stop loses none of it.
 */
export function createBackground(log: Log) {
  const running = new Set<Promise<void>>()

  return {
    run(what: string, work: () => Promise<void>) {
      const job = work()
        .catch((error) => log.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(job))
      running.add(job)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export type Background = ReturnType<typeof createBackground>
