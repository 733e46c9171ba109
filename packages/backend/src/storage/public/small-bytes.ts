import type { StoredObject } from '../objects/objects.ts'
import type { ByteRange, Bytes, FileStore } from '../store/file-store.ts'

const MAX_BYTES_OF_ONE = 256 * 1024
const MAX_BYTES = 8 * 1024 * 1024

/** Where the bytes of a file come from. */
export type ByteSource = Pick<FileStore, 'read'>

/** Small files and pictures in memory, by their version, whose bytes never change; the least recently used go first. */
export class SmallBytes {
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>()
  readonly #max: number
  #bytes = 0

  constructor(max = MAX_BYTES) {
    this.#max = max
  }

  find(key: string): Uint8Array<ArrayBuffer> | undefined {
    const found = this.#kept.get(key)
    if (!found) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found
  }

  keep(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    if (bytes.length > MAX_BYTES_OF_ONE) return
    this.#forgetOne(key)
    this.#kept.set(key, bytes)
    this.#bytes += bytes.length
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#max) return
      this.#forgetOne(oldest)
    }
  }

  /** Versions, and the pictures that were made of them: `version/name`. */
  forget(versions: readonly string[]): void {
    const gone = new Set(versions)
    for (const key of this.#kept.keys()) {
      if (gone.has(key.split('/', 1)[0] ?? '')) this.#forgetOne(key)
    }
  }

  /** The bytes of an object, read from `store` once. */
  of({ metadata }: StoredObject, store: ByteSource): ByteSource {
    const isSmall = (metadata?.size ?? Number.POSITIVE_INFINITY) <= MAX_BYTES_OF_ONE
    return isSmall ? { read: (version, range) => this.#read(store, version, range) } : store
  }

  async #read(store: ByteSource, version: string, range?: ByteRange): Promise<Bytes | undefined> {
    const kept = this.find(version) ?? (await this.#readOnce(store, version))
    return range ? kept?.subarray(range.first, range.last + 1) : kept
  }

  async #readOnce(store: ByteSource, version: string) {
    const read = await store.read(version)
    if (!read) return undefined
    const bytes =
      read instanceof ReadableStream ? new Uint8Array(await new Response(read).arrayBuffer()) : read
    this.keep(version, bytes)
    return bytes
  }

  #forgetOne(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0
    this.#kept.delete(key)
  }
}
