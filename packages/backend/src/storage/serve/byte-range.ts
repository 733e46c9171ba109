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
