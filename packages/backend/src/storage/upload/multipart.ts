import { collectBytes } from '../../kernel/http/body.ts'
import { storageErrors } from '../errors/storage-errors.ts'

interface FormPart {
  name: string
  fileName: string | undefined
  contentType: string | undefined
  /** Must be read before the next part. */
  bytes: AsyncIterable<Uint8Array>
}

const MAX_HEADER_BYTES = 16 * 1024

/** The parts of a `multipart/form-data` body as they arrive; a file is never held in memory. */
export async function* readParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart> {
  const bytes = new Bytes(body)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  await drain(bytes.until(delimiter))
  while ((await bytes.take(2)) !== '--') {
    const head = (await readPart(bytes.until(Buffer.from('\r\n\r\n')), MAX_HEADER_BYTES)).toString()
    const content = bytes.until(delimiter)
    yield { ...readHead(head), bytes: content }
    await drain(content)
  }
}

/** All bytes of a small part. */
export function readPart(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  return collectBytes(bytes, maxBytes, storageErrors.tooLarge)
}

async function drain(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of chunks) {
    // Read only to reach what follows.
  }
}

class Bytes {
  readonly #source: AsyncIterator<Uint8Array>
  // The line break makes the first delimiter look like every other.
  #waiting = Buffer.from('\r\n')

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** What comes before the delimiter, which is stepped over. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#waiting.indexOf(delimiter)
      if (at >= 0) {
        const before = this.#waiting.subarray(0, at)
        this.#waiting = this.#waiting.subarray(at + delimiter.length)
        if (before.length > 0) yield before
        return
      }
      // The end may be the beginning of a delimiter.
      const sure = this.#waiting.length - delimiter.length + 1
      if (sure > 0) {
        const before = this.#waiting.subarray(0, sure)
        this.#waiting = this.#waiting.subarray(sure)
        yield before
      }
      await this.#more()
    }
  }

  async take(count: number): Promise<string> {
    while (this.#waiting.length < count) await this.#more()
    const taken = this.#waiting.subarray(0, count).toString('latin1')
    this.#waiting = this.#waiting.subarray(count)
    return taken
  }

  async #more(): Promise<void> {
    const next = await this.#source.next()
    if (next.done) throw storageErrors.badRequest('The multipart body ends too early')
    this.#waiting = Buffer.concat([this.#waiting, next.value])
  }
}

function readHead(head: string): Omit<FormPart, 'bytes'> {
  const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? ''
  return {
    name: /[; ]name="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1] ?? '',
    fileName: /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1],
    contentType: /^content-type:\s*(.*?)\s*$/im.exec(head)?.[1],
  }
}
