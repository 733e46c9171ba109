/** One piece of work that several requests wait for; it is wanted as long as one of them is. */
export class SharedWork<T> {
  readonly #abandoned = new AbortController()
  readonly #done: Promise<T>
  #wanting = 0

  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.#done = work(this.#abandoned.signal)
    // The requests that wait for it get its failure; there may be none left.
    this.#done.catch(() => {})
  }

  get isAbandoned(): boolean {
    return this.#abandoned.signal.aborted
  }

  async join(request: AbortSignal): Promise<T> {
    this.#wanting += 1
    const leave = () => {
      this.#wanting -= 1
      if (this.#wanting === 0) this.#abandoned.abort()
    }
    if (request.aborted) leave()
    else request.addEventListener('abort', leave, { once: true })
    try {
      return await this.#done
    } finally {
      request.removeEventListener('abort', leave)
    }
  }
}
