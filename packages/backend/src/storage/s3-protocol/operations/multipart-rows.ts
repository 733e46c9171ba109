import type { Database, Queries } from '@slovo/database'
import { z } from 'zod'
import type { Place } from '../../objects/objects.ts'
import { s3Errors } from '../answers/s3-errors.ts'

const Content = z.object({
  contentType: z.string(),
  cacheControl: z.string(),
  userMetadata: z.record(z.string(), z.unknown()).nullable(),
})
const UploadRow = z.object({
  id: z.string(),
  bucket_id: z.string(),
  key: z.string(),
  owner_id: z.string().nullable(),
  content: Content,
  created_at: z.date(),
})
const PartRow = z.object({
  part_number: z.number(),
  version: z.string(),
  size: z.number(),
  etag: z.string(),
  created_at: z.date(),
})

/** A multipart upload that is under way; each part is a file of its own until it is completed. */
type MultipartRow = z.infer<typeof UploadRow>
export type PartRow = z.infer<typeof PartRow>

interface NewMultipart extends Place {
  id: string
  ownerId: string | null
  content: z.infer<typeof Content>
}

/** The rows of multipart uploads: any process carries one on. */
export class MultipartRows {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ id, bucket, name, ownerId, content }: NewMultipart): Promise<void> {
    await this.#database.query(
      `insert into storage.s3_multipart_uploads (id, bucket_id, key, owner_id, content)
       values (:id, :bucket, :name, :ownerId, :content)`,
      { id, bucket, name, ownerId, content },
    )
  }

  /** Only its owner may continue an upload; for all others there is none. */
  async require(
    id: string | undefined,
    { bucket, name }: Place,
    ownerId: string | null,
  ): Promise<MultipartRow> {
    const { rows } = await this.#database.query(
      `select * from storage.s3_multipart_uploads
       where id::text = :id and bucket_id = :bucket and key = :name and owner_id is not distinct from :ownerId`,
      { id: id ?? '', bucket, name, ownerId },
    )
    if (!rows[0]) throw s3Errors.noSuchUpload()
    return UploadRow.parse(rows[0])
  }

  async parts(id: string): Promise<PartRow[]> {
    const { rows } = await this.#database.query(
      `select part_number, version, size, etag, created_at from storage.s3_multipart_uploads_parts
       where upload_id = $1 order by part_number`,
      [id],
    )
    return z.array(PartRow).parse(rows)
  }

  /** A part that is sent again takes the place of the first: gives back the version that nothing names any more. */
  async keepPart(
    id: string,
    { part_number, version, size, etag }: Omit<PartRow, 'created_at'>,
  ): Promise<string[]> {
    return await this.#database.transaction(async (tx) => {
      const upload = await tx.query(
        'select from storage.s3_multipart_uploads where id = $1 for update',
        [id],
      )
      if (upload.rowCount === 0) throw s3Errors.noSuchUpload()
      const { rows } = await tx.query<{ version: string }>(
        `delete from storage.s3_multipart_uploads_parts
         where upload_id = $1 and part_number = $2 returning version`,
        [id, part_number],
      )
      await tx.query(
        `insert into storage.s3_multipart_uploads_parts (upload_id, part_number, version, size, etag)
         values (:id, :part_number, :version, :size, :etag)`,
        { id, part_number, version, size, etag },
      )
      return rows.map((row) => row.version)
    })
  }

  /** Within the transaction that makes the object: an upload that ended meanwhile makes none. */
  async finish(tx: Queries, id: string): Promise<void> {
    const { rowCount } = await tx.query('delete from storage.s3_multipart_uploads where id = $1', [
      id,
    ])
    if (rowCount === 0) throw s3Errors.noSuchUpload()
  }

  async remove(id: string): Promise<void> {
    await this.#database.query('delete from storage.s3_multipart_uploads where id = $1', [id])
  }

  async removeCreatedBefore(time: Date): Promise<void> {
    await this.#database.query('delete from storage.s3_multipart_uploads where created_at < $1', [
      time,
    ])
  }
}
