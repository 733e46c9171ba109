import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import tar from 'tar-stream'

const PIECE_BYTES = 4 * 1024 * 1024

/** A compressed tar with mode 0600, renamed to its final name once it is complete and synced to disk. */
export class ArchiveWriter {
  readonly #file: string
  readonly #pack = tar.pack()
  readonly #written: Promise<void>
  #failure: unknown

  constructor(file: string) {
    this.#file = file
    this.#written = pipeline(
      this.#pack,
      createZstdCompress({
        params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
      }),
      createWriteStream(`${file}.partial`, { mode: 0o600, flush: true }),
    )
    this.#written.catch((error) => {
      this.#failure = error
    })
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    if (this.#failure) throw this.#failure
    await new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600, mtime: new Date() }
      const entry = this.#pack.entry(header, bytes, (error) => (error ? reject(error) : resolve()))
      // On a full disk the entry is destroyed with that error, which the callback receives.
      entry.on('error', reject)
    })
  }

  /** A stream of unknown length, as parts of one size: tar needs each length in advance. */
  async addPieces(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    let total = 0
    let count = 0
    for await (const piece of inPieces(bytes)) {
      await this.add(`${name}/${String(count).padStart(6, '0')}`, piece)
      total += piece.length
      count += 1
    }
    return total
  }

  async finish(): Promise<void> {
    this.#pack.finalize()
    await this.#written
    await rename(`${this.#file}.partial`, this.#file)
  }

  async discard(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => {})
    await rm(`${this.#file}.partial`, { force: true })
  }
}

/** Yields at least one part, so that an empty file is stored too. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = []
  let size = 0
  let isFirst = true
  for await (const chunk of bytes) {
    gathered.push(chunk)
    size += chunk.length
    if (size < PIECE_BYTES) continue
    yield Buffer.concat(gathered)
    isFirst = false
    gathered = []
    size = 0
  }
  if (size > 0 || isFirst) yield Buffer.concat(gathered)
}
