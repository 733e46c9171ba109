import type { Readable } from 'node:stream'
import type { Caller } from '@slovo/database'
import { DataStore, Upload } from '@tus/server'
import { storageErrors } from '../errors/storage-errors.ts'
import type { StorageParts } from '../storage-parts.ts'
import { abandonUploads, finishUpload, grownOf } from './finish-upload.ts'
import type { NewUpload, UploadRow, UploadRows } from './upload-rows.ts'

const DAY = 24 * 3600 * 1000

/** How long an upload may take, and how long the URL of a finished one works. */
export const UPLOAD_LIFETIME_MS = DAY

/**
 * What the TUS server keeps uploads in, for one request: rows say how far an upload has come, the
 * file store has the bytes. Every method runs under the upload's lock.
 */
export class UploadStore extends DataStore {
  readonly #parts: StorageParts
  readonly #rows: UploadRows
  readonly #caller: Caller | undefined
  #draft: Omit<NewUpload, 'length'> | undefined

  constructor(parts: StorageParts, rows: UploadRows, caller: Caller | undefined) {
    super()
    this.#parts = parts
    this.#rows = rows
    this.#caller = caller
    this.extensions = [
      'creation',
      'creation-with-upload',
      'creation-defer-length',
      'termination',
      'expiration',
    ]
  }

  /** What `create` will add: checked, and permitted by the policies. */
  prepare(draft: Omit<NewUpload, 'length'>): void {
    this.#draft = draft
  }

  override async create(upload: Upload): Promise<Upload> {
    if (!this.#draft) throw storageErrors.internal()
    const row = await this.#rows.add({ ...this.#draft, length: upload.size })
    await this.#settle(row)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#rows.require(id)
    await this.#settle(row)
    return new Upload({
      id,
      offset: row.upload_offset,
      ...(row.upload_length === null ? {} : { size: row.upload_length }),
      metadata: row.upload_metadata,
      creation_date: row.created_at.toISOString(),
    })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let grown = grownOf(await this.#rows.require(id))
    if (grown.size !== offset) throw storageErrors.locked()
    for await (const next of this.#parts.store.grow(id, grown, stream)) {
      await this.#rows.advance(id, grown.size, next)
      grown = next
    }
    await this.#settle(await this.#rows.require(id))
    return grown.size
  }

  override declareUploadLength(id: string, length: number): Promise<void> {
    return this.#rows.declareLength(id, length)
  }

  override async remove(id: string): Promise<void> {
    await abandonUploads(this.#parts.store, await this.#rows.remove(id))
  }

  override getExpiration(): number {
    return UPLOAD_LIFETIME_MS
  }

  /** No client is sent the final offset before the bytes are an object, also after a crash between the two. */
  async #settle(row: UploadRow): Promise<void> {
    if (row.finished_at !== null || row.upload_offset !== row.upload_length) return
    await finishUpload(this.#parts, this.#rows, row, this.#caller)
  }
}
