import { storageErrors } from '../errors/storage-errors.ts'
import type { FileStore } from '../store/file-store.ts'

const startsWith =
  (...bytes: number[]) =>
  (head: Uint8Array) =>
    bytes.every((byte, index) => head[index] === byte)

const text = (head: Uint8Array, from: number, to: number) =>
  Buffer.from(head.subarray(from, to)).toString('latin1')

/** The first bytes of the images that browsers show. */
const beginnings: Record<string, (head: Uint8Array) => boolean> = {
  'image/png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/jpeg': startsWith(0xff, 0xd8, 0xff),
  'image/jpg': startsWith(0xff, 0xd8, 0xff),
  'image/gif': (head) => ['GIF87a', 'GIF89a'].includes(text(head, 0, 6)),
  'image/webp': (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP',
  'image/avif': (head) => text(head, 4, 8) === 'ftyp' && /avi[fs]|mif1/.test(text(head, 8, 32)),
  'image/svg+xml': (head) => isDrawing(Buffer.from(head).toString('utf8')),
}

/** `<svg` after nothing but declarations and comments. */
function isDrawing(text: string): boolean {
  const skipped = /[\s\uFEFF]+|<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE svg[^>]*>/iy
  while (skipped.test(text)) {
    // Each turn steps over one more of them.
    text = text.slice(skipped.lastIndex)
    skipped.lastIndex = 0
  }
  return /^<svg[\s>]/i.test(text)
}

export function mimeTypeOf(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** The bucket's list: whole types or `image/*`. */
export function checkAllowed(contentType: string, allowed: readonly string[] | null): void {
  const type = mimeTypeOf(contentType)
  // It will be a header again, so it must be plain ASCII.
  const isPlain = /^[\x20-\x7e]{1,255}$/.test(contentType)
  if (!isPlain || !/^[\w.+-]+\/[\w.+-]+$/.test(type)) throw storageErrors.badMimeType(type)
  if (!allowed || allowed.length === 0) return
  const isAllowed = allowed.some((pattern) => {
    const [group, kind] = pattern.toLowerCase().split('/')
    return (
      pattern === '*' ||
      pattern === '*/*' ||
      (kind === '*' ? type.startsWith(`${group}/`) : type === pattern.toLowerCase())
    )
  })
  if (!isAllowed) throw storageErrors.badMimeType(type)
}

/** What is declared as an image must begin like one, of whatever type. */
export function assertMatchesType(contentType: string, head: Uint8Array): void {
  const type = mimeTypeOf(contentType)
  if (!Object.hasOwn(beginnings, type)) return
  const found = pictureTypeOf(head)
  // A drawing can hold scripts, so it is served as what it is only.
  const isDrawing = (one: string | undefined) => one === 'image/svg+xml'
  if (!found || isDrawing(found) !== isDrawing(type)) throw storageErrors.mimeTypeMismatch(type)
}

/** What kind of picture begins like this. */
export function pictureTypeOf(head: Uint8Array): string | undefined {
  return Object.entries(beginnings).find(([, isLike]) => isLike(head))?.[0]
}

/** How a file is served: what a browser could run as a page is only text. */
export function servedType(stored: string): string {
  return /html|xhtml/i.test(stored) ? 'text/plain; charset=utf-8' : stored
}

/** Whether a browser that opens the file may be trusted to only show it. */
export function isOnlyShown(stored: string): boolean {
  const type = mimeTypeOf(stored)
  // `image/svg+xml` and every other kind of XML is a document, in which scripts may be.
  return !type.endsWith('xml') && /^(image|audio|video)\/|^application\/pdf$/.test(type)
}

const HEAD_BYTES = 4096

/** The first bytes of a stored file, by which a type shows. */
export async function headOf(store: FileStore, version: string, size: number): Promise<Uint8Array> {
  if (size === 0) return new Uint8Array()
  const bytes = await store.read(version, { first: 0, last: Math.min(size, HEAD_BYTES) - 1 })
  return new Uint8Array(await new Response(bytes).arrayBuffer())
}
