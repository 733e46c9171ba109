import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import { checkObjectName } from '../objects/names.ts'
import type { Place } from '../objects/objects.ts'
import { readMetadata, type Upload } from '../upload/read-upload.ts'

const TusMetadata = z.object({
  bucketName: z.string(),
  objectName: z.string(),
  contentType: z.string().nullish(),
  cacheControl: z.string().nullish(),
  metadata: z.string().nullish(),
})

/** Of the `Upload-Metadata` header, where the file is to go. */
export function placeOfMetadata(given: Record<string, string | null> | undefined): Place {
  const { bucketName, objectName } = parse(given)
  return { bucket: bucketName, name: checkObjectName(objectName) }
}

/** … and what is said about it. */
export function contentOfMetadata(
  given: Record<string, string | null> | undefined,
): Omit<Upload, 'bytes'> {
  const { contentType, cacheControl, metadata } = parse(given)
  return {
    contentType: contentType || 'application/octet-stream',
    cacheControl: /^\d+$/.test(cacheControl ?? '') ? `max-age=${cacheControl}` : 'no-cache',
    userMetadata: metadata ? readMetadata(metadata) : null,
  }
}

function parse(given: Record<string, string | null> | undefined) {
  const parsed = TusMetadata.safeParse(given ?? {})
  if (parsed.success) return parsed.data
  const missing = parsed.error.issues[0]?.path.join('.') ?? ''
  throw storageErrors.badRequest(`Upload-Metadata must have required property '${missing}'`)
}
