import { storageErrors } from '../errors/storage-errors.ts'
import type { ByteRange } from '../store/file-store.ts'

/** `bytes=0-99`, `bytes=100-`, `bytes=-50`; several ranges at once are answered with the whole. */
export function readByteRange(header: string | undefined, size: number): ByteRange | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return undefined
  const first = found[1] === '' ? Math.max(0, size - Number(found[2])) : Number(found[1])
  const last = found[1] === '' || found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1)
  if (first > last || first >= size) throw storageErrors.badRange()
  return { first, last }
}

interface Known {
  eTag: string
  lastModified: Date
}

/** Whether the caller has these bytes already. */
export function isFresh(headers: Headers, { eTag, lastModified }: Known): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return tags === '*' || isAmong(tags, eTag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return seconds(lastModified) <= since / 1000
}

/** Whether a range may be given: `If-Range` names what the caller has the rest of. */
export function mayContinue(headers: Headers, { eTag, lastModified }: Known): boolean {
  const condition = headers.get('if-range')
  if (condition === null || condition === eTag) return true
  return seconds(lastModified) === Date.parse(condition) / 1000
}

function isAmong(tags: string, eTag: string): boolean {
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === eTag)
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
