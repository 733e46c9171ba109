import { createHash } from 'node:crypto'
import { TooManyBytes } from './file-store.ts'

const HEAD_BYTES = 4096

/** Counts, hashes and samples a stream. */
export class ByteMeter {
  readonly #limit: number
  readonly #hash = createHash('md5')
  readonly #head: Uint8Array[] = []
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  add(chunk: Uint8Array): void {
    if (this.#size < HEAD_BYTES) this.#head.push(chunk.slice(0, HEAD_BYTES - this.#size))
    this.#size += chunk.length
    if (this.#size > this.#limit) throw new TooManyBytes()
    this.#hash.update(chunk)
  }

  closed(): { size: number; eTag: string; head: Uint8Array } {
    return {
      size: this.#size,
      eTag: `"${this.#hash.digest('hex')}"`,
      head: Buffer.concat(this.#head),
    }
  }
}
