/** What requests of each kind had to wait for, and which failed. */
export class Waits {
  errors = 0
  readonly #all = new Map<string, number[]>()
  readonly #failed = new Map<string, number>()
  #recent: number[] = []
  #recentErrors = 0

  /** An answer of 500 or more, or none, is an error; so is one of 429, since no client asks too much here. */
  async of(kind: string, ask: () => Promise<Response>): Promise<Response | undefined> {
    const startedAt = performance.now()
    let failure: string | undefined
    let answer: Response | undefined
    try {
      answer = await ask()
      if (answer.status >= 400) failure = `${kind}: ${answer.status}`
      await answer.arrayBuffer()
    } catch (error) {
      failure = `${kind}: ${error instanceof Error ? error.message : error}`
    }
    if (failure !== undefined) {
      this.errors += 1
      this.#recentErrors += 1
      this.#failed.set(failure, (this.#failed.get(failure) ?? 0) + 1)
      return answer
    }
    const wait = performance.now() - startedAt
    this.#recent.push(wait)
    const kept = this.#all.get(kind) ?? []
    kept.push(wait)
    this.#all.set(kind, kept)
    return answer
  }

  sinceLast() {
    const [waits, errors] = [this.#recent, this.#recentErrors]
    this.#recent = []
    this.#recentErrors = 0
    return { count: waits.length + errors, errors, ...quantiles(waits) }
  }

  report() {
    console.log('\nkind                       requests   p50 ms   p99 ms')
    for (const [kind, waits] of this.#all) {
      const { p50, p99 } = quantiles(waits)
      const cells = [waits.length, p50.toFixed(1), p99.toFixed(1)]
      console.log(kind.padEnd(26) + cells.map((cell) => String(cell).padStart(9)).join(''))
    }
    for (const [failure, count] of this.#failed) console.log(`failed ${count} times: ${failure}`)
  }
}

function quantiles(waits: number[]) {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
