import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import { readPart, readParts } from './multipart.ts'

export interface Upload {
  contentType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
  bytes: AsyncIterable<Uint8Array>
}

const MAX_FIELD_BYTES = 1024 * 1024
const MAX_FIELDS = 10
const UserMetadata = z.record(z.string(), z.unknown())

/** What is uploaded, either as the body itself or as the file of a form, and what is said about it. */
export async function readUpload({ headers, body: stream }: Request): Promise<Upload> {
  const body = stream ?? new ReadableStream({ start: (empty) => empty.close() })
  const type = headers.get('content-type') ?? 'application/octet-stream'
  if (!type.toLowerCase().startsWith('multipart/form-data')) {
    return {
      contentType: type,
      cacheControl: headers.get('cache-control') ?? 'no-cache',
      userMetadata: readHeaderMetadata(headers.get('x-metadata')),
      bytes: body,
    }
  }
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  if (!boundary) throw storageErrors.badRequest('The multipart body has no boundary')
  return await readForm(body, boundary[1] ?? boundary[2] ?? '')
}

/** The fields come before the file, as the official client sends them. */
async function readForm(body: AsyncIterable<Uint8Array>, boundary: string): Promise<Upload> {
  const fields = new Map<string, string>()
  for await (const part of readParts(body, boundary)) {
    if (part.fileName === undefined && part.name !== '') {
      if (fields.size >= MAX_FIELDS) throw storageErrors.badRequest('Too many form fields')
      fields.set(part.name, (await readPart(part.bytes, MAX_FIELD_BYTES)).toString())
      continue
    }
    const seconds = fields.get('cacheControl')
    const metadata = fields.get('metadata')
    return {
      contentType: fields.get('contentType') ?? part.contentType ?? 'application/octet-stream',
      cacheControl:
        seconds === undefined ? 'no-cache' : `max-age=${Number.parseInt(seconds, 10) || 0}`,
      userMetadata: metadata === undefined ? null : readMetadata(metadata),
      bytes: part.bytes,
    }
  }
  throw storageErrors.badRequest('No content provided')
}

export function readHeaderMetadata(header: string | null): Upload['userMetadata'] {
  return header === null ? null : readMetadata(Buffer.from(header, 'base64').toString())
}

export function readMetadata(text: string): Record<string, unknown> {
  try {
    return UserMetadata.parse(JSON.parse(text))
  } catch {
    throw storageErrors.badRequest('The metadata is not a JSON object')
  }
}
