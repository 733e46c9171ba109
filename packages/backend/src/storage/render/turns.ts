import { storageErrors } from '../answer/storage-errors.ts'

/** Work that takes memory is done a few at a time; a short queue waits, and later requests are refused. */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting = new Set<() => void>()
  #busy = 0

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Work on which no request waits any more when its turn comes is not done. */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.#turn(signal)
    try {
      return await work()
    } finally {
      this.#busy -= 1
      const [next] = this.#waiting
      next?.()
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#busy >= this.#atOnce) {
      if (this.#waiting.size >= this.#mostWaiting) throw storageErrors.busyRendering()
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          this.#waiting.delete(begin)
          reject(signal.reason)
        }
        const begin = () => {
          this.#waiting.delete(begin)
          signal.removeEventListener('abort', leave)
          // Taken here, so that no request that comes just now is before it.
          this.#busy += 1
          resolve()
        }
        this.#waiting.add(begin)
        signal.addEventListener('abort', leave, { once: true })
      })
      return
    }
    this.#busy += 1
  }
}
