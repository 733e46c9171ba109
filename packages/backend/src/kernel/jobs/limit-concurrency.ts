interface Limits {
  maxRunning: number
  /** How much may wait; with more `tooMany` is thrown. */
  maxWaiting?: number
  tooMany?: () => Error
}

interface ConcurrencyLimit {
  /** Runs the work when it is its turn. Work whose signal is aborted before that is not begun. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  readonly waiting: number
}

/** Runs a few pieces of work at once; the others wait in the order in which they came. */
export function limitConcurrency({
  maxRunning,
  maxWaiting = Number.POSITIVE_INFINITY,
  tooMany = () => new Error('Too much is waiting'),
}: Limits): ConcurrencyLimit {
  const queue = new Set<() => void>()
  let running = 0

  async function begin(signal: AbortSignal | undefined) {
    signal?.throwIfAborted()
    if (running < maxRunning) {
      running += 1
      return
    }
    if (queue.size >= maxWaiting) throw tooMany()
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.delete(start)
        reject(signal?.reason)
      }
      const start = () => {
        queue.delete(start)
        signal?.removeEventListener('abort', leave)
        // Counted here, so that no work that arrives just now overtakes it.
        running += 1
        resolve()
      }
      queue.add(start)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async run(work, signal) {
      await begin(signal)
      try {
        return await work()
      } finally {
        running -= 1
        const [next] = queue
        next?.()
      }
    },
    get waiting() {
      return queue.size
    },
  }
}
