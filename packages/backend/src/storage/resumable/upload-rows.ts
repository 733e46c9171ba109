import type { Database, Queries } from '@slovo/database'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import type { Place } from '../objects/objects.ts'
import type { Grown } from '../store/file-store.ts'

const UploadRow = z.object({
  id: z.string(),
  bucket_id: z.string(),
  name: z.string(),
  owner_id: z.string().nullable(),
  is_signed: z.boolean(),
  upserts: z.boolean(),
  upload_length: z.number().nullable(),
  upload_offset: z.number(),
  upload_metadata: z.record(z.string(), z.string().nullable()),
  memo: z.unknown(),
  created_at: z.date(),
  finished_at: z.date().nullable(),
})

/** An upload that is under way; its bytes will be the object's under its id as the version. */
export type UploadRow = z.infer<typeof UploadRow>

export interface NewUpload extends Place {
  id: string
  ownerId: string | null
  isSigned: boolean
  upserts: boolean
  length: number | undefined
  metadata: Record<string, string | null>
}

/** The rows of uploads by TUS: every process reads in them how far an upload has come. */
export class UploadRows {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ id, bucket, name, ...upload }: NewUpload): Promise<UploadRow> {
    const { rows } = await this.#database.query(
      `insert into storage.resumable_uploads
         (id, bucket_id, name, owner_id, is_signed, upserts, upload_length, upload_metadata)
       values (:id, :bucket, :name, :ownerId, :isSigned, :upserts, :length, :metadata) returning *`,
      {
        id,
        bucket,
        name,
        ownerId: upload.ownerId,
        isSigned: upload.isSigned,
        upserts: upload.upserts,
        length: upload.length ?? null,
        metadata: upload.metadata,
      },
    )
    return UploadRow.parse(rows[0])
  }

  async require(id: string): Promise<UploadRow> {
    if (!z.uuid().safeParse(id).success) throw storageErrors.noSuchUpload()
    const { rows } = await this.#database.query(
      'select * from storage.resumable_uploads where id = $1',
      [id],
    )
    if (!rows[0]) throw storageErrors.noSuchUpload()
    return UploadRow.parse(rows[0])
  }

  /** Stores the offset of an upload, unless another request has continued it meanwhile. */
  async advance(id: string, from: number, { size, memo }: Grown): Promise<void> {
    const { rowCount } = await this.#database.query(
      `update storage.resumable_uploads set upload_offset = :size, memo = :memo
       where id = :id and upload_offset = :from`,
      { id, from, size, memo },
    )
    if (rowCount === 0) throw storageErrors.locked()
  }

  async declareLength(id: string, length: number): Promise<void> {
    await this.#database.query(
      'update storage.resumable_uploads set upload_length = $2 where id = $1',
      [id, length],
    )
  }

  /** Within the transaction that makes the object: an upload that was forgotten meanwhile makes none. */
  async finish(tx: Queries, id: string): Promise<void> {
    const { rowCount } = await tx.query(
      'update storage.resumable_uploads set finished_at = now() where id = $1',
      [id],
    )
    if (rowCount === 0) throw storageErrors.noSuchUpload()
  }

  /** Gives back what was removed: whether it was finished is certain only then. */
  async remove(id: string): Promise<UploadRow[]> {
    const { rows } = await this.#database.query(
      'delete from storage.resumable_uploads where id = $1 returning *',
      [id],
    )
    return z.array(UploadRow).parse(rows)
  }

  async removeCreatedBefore(time: Date): Promise<UploadRow[]> {
    const { rows } = await this.#database.query(
      'delete from storage.resumable_uploads where created_at < $1 returning *',
      [time],
    )
    return z.array(UploadRow).parse(rows)
  }
}
