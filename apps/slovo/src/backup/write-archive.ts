import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import tar from 'tar-stream'

const PIECE_BYTES = 4 * 1024 * 1024

/** A compressed tar that only this account may read, under its name when it is whole and safe on disk. */
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
      // On a full disk the entry is broken off with that reason, which the callback is given.
      entry.on('error', reject)
    })
  }

  /** Bytes of unknown number, as pieces of one size: a tar wants to know each length beforehand. */
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

/** At least one, also of nothing: an empty file is a file. */
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
