import type { OwnOfPage } from '@slovo/site/learner-pages'
import { type Piece, packed, sizeOf } from './pieces.ts'

/** What of a page is one reader's own, as it was when the database said the stamp; null stands for the nonce of a response. */
interface KeptOwn extends Pick<OwnOfPage, 'shape' | 'version'> {
  stamp: string
  pieces: (Piece | null)[]
}

/** Of all readers together, compressed. */
const MAX_BYTES = 4 * 1024 * 1024
/** What an entry takes beside its pieces. */
const ENTRY_BYTES = 1024

/** By who asked for which page; what was not asked for again for the longest goes first. */
export function keptOwn() {
  const entries = new Map<string, KeptOwn>()
  let bytes = 0

  function forget(asker: string) {
    const entry = entries.get(asker)
    if (entry) bytes -= bytesOf(entry)
    entries.delete(asker)
  }

  return {
    find(asker: string): KeptOwn | undefined {
      const entry = entries.get(asker)
      if (!entry) return
      entries.delete(asker)
      entries.set(asker, entry)
      return entry
    },
    keep(asker: string, { pieces, shape, version, stamp }: KeptOwn) {
      forget(asker)
      const entry = { shape, version, stamp, pieces: pieces.map((piece) => piece && packed(piece)) }
      entries.set(asker, entry)
      bytes += bytesOf(entry)
      for (const oldest of entries.keys()) {
        if (bytes <= MAX_BYTES) break
        forget(oldest)
      }
    },
  }
}

function bytesOf({ pieces }: KeptOwn): number {
  const own = pieces.filter((piece) => piece !== null && !piece.isShared)
  return own.reduce((sum, piece) => sum + (piece ? sizeOf(piece) : 0), ENTRY_BYTES)
}
