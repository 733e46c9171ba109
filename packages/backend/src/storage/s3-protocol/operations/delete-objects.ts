import { z } from 'zod'
import { requireBucket } from '../../buckets/buckets.ts'
import type { StorageParts } from '../../storage-parts.ts'
import { readXml, xmlAnswer } from '../answers/xml.ts'
import { readSignedBody } from '../body/read-body.ts'
import type { S3Request } from '../s3-request.ts'

const Wanted = z.object({
  Delete: z.object({
    Object: z
      .array(z.object({ Key: z.tuple([z.string()]) }))
      .min(1)
      .max(1000),
    Quiet: z.tuple([z.string()]).optional(),
  }),
})

/** `POST /{bucket}?delete`. What is hidden from the caller and what is not there are the same. */
export async function deleteObjects(parts: StorageParts, s3: S3Request) {
  const { id } = await requireBucket(parts.database, s3.bucket)
  const { Delete } = await readXml(readSignedBody(s3.raw, s3.signed), Wanted)
  const keys = Delete.Object.map(({ Key: [key] }) => key)
  const caller = s3.as('object.delete_many')
  const removed = await parts.files.remove(caller, id, keys)
  const gone = new Set(removed.map(({ name }) => name))
  const isQuiet = Delete.Quiet?.[0] === 'true'
  return xmlAnswer('DeleteResult', {
    Deleted: isQuiet ? undefined : [...gone].map((Key) => ({ Key })),
    Error: keys
      .filter((key) => !gone.has(key))
      .map((Key) => ({
        Key,
        Code: 'AccessDenied',
        Message: 'You do not have permission to delete this object or the object does not exist',
      })),
  })
}
