import { createHash } from 'node:crypto'
import { s3Errors } from '../answers/s3-errors.ts'
import { EMPTY_HASH, isSameSignature, type SignatureKey, sha256, sign } from '../signature/sign.ts'

const MAX_LINE_BYTES = 16 * 1024

interface Chunked {
  key: SignatureKey
  /** Of the request itself: each chunk's signature is made over the one before. */
  seed: string
  isSigned: boolean
  /** What is said after the last chunk. */
  onTrailers(trailers: Map<string, string>): void
}

/**
 * The content of an `aws-chunked` body: `5;chunk-signature=…\r\nhello\r\n0;chunk-signature=…\r\n` and, where they are
 * announced, trailers. The bytes of a chunk are given while they come; its signature is checked at its end, so nothing
 * may be kept before all was read.
 */
export async function* readChunks(
  body: AsyncIterable<Uint8Array>,
  { key, seed, isSigned, onTrailers }: Chunked,
): AsyncGenerator<Uint8Array, void, undefined> {
  const source = new Source(body)
  let previous = seed
  const check = (algorithm: string, lines: string[], given: string | undefined) => {
    if (!isSigned) return
    const expected = sign(key, algorithm, [previous, ...lines])
    if (!given || !isSameSignature(expected, given)) throw s3Errors.badSignature()
    previous = expected
  }
  for (;;) {
    const [size = '', extension] = (await source.line()).split(';')
    if (!/^[0-9a-f]{1,12}$/i.test(size)) throw s3Errors.incompleteBody()
    const given = /^chunk-signature=(\w+)$/.exec(extension ?? '')?.[1]
    const hash = createHash('sha256')
    for await (const bytes of source.take(Number.parseInt(size, 16))) {
      if (isSigned) hash.update(bytes)
      yield bytes
    }
    check('AWS4-HMAC-SHA256-PAYLOAD', [EMPTY_HASH, hash.digest('hex')], given)
    if (Number.parseInt(size, 16) === 0) break
    if ((await source.line()) !== '') throw s3Errors.incompleteBody()
  }
  const trailers = await readTrailers(source)
  const given = trailers.get('x-amz-trailer-signature')
  trailers.delete('x-amz-trailer-signature')
  if (trailers.size > 0) {
    const text = [...trailers].map(([name, value]) => `${name}:${value}\n`).join('')
    check('AWS4-HMAC-SHA256-TRAILER', [sha256(text)], given)
  }
  onTrailers(trailers)
}

async function readTrailers(source: Source): Promise<Map<string, string>> {
  const trailers = new Map<string, string>()
  for (;;) {
    const line = await source.line({ mayEnd: true })
    if (line === '') return trailers
    const colon = line.indexOf(':')
    if (colon < 1 || trailers.size >= 20) throw s3Errors.incompleteBody()
    trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
}

class Source {
  readonly #source: AsyncIterator<Uint8Array>
  #waiting: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async line({ mayEnd = false } = {}): Promise<string> {
    for (;;) {
      const end = this.#waiting.indexOf('\n')
      if (end >= 0) {
        const line = this.#waiting.subarray(0, end).toString('latin1')
        this.#waiting = this.#waiting.subarray(end + 1)
        return line.replace(/\r$/, '')
      }
      if (this.#waiting.length > MAX_LINE_BYTES) throw s3Errors.incompleteBody()
      if (!(await this.#more())) {
        if (mayEnd && this.#waiting.length === 0) return ''
        throw s3Errors.incompleteBody()
      }
    }
  }

  async *take(count: number): AsyncGenerator<Uint8Array, void, undefined> {
    let left = count
    while (left > 0) {
      if (this.#waiting.length === 0 && !(await this.#more())) throw s3Errors.incompleteBody()
      const bytes = this.#waiting.subarray(0, left)
      this.#waiting = this.#waiting.subarray(bytes.length)
      left -= bytes.length
      if (bytes.length > 0) yield bytes
    }
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next()
    if (next.done) return false
    this.#waiting =
      this.#waiting.length === 0
        ? Buffer.from(next.value)
        : Buffer.concat([this.#waiting, next.value])
    return true
  }
}
