import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

/** A part of a page as a gzip file needs it: its blocks, and what its checksum and its length add to those of the page. */
export interface Piece {
  blocks: Uint8Array[]
  length: number
  crc: number
  /** Many pages have this very one. */
  isShared?: boolean
}

/** Ends in a whole byte, without the block that would end the file; refers to nothing before it. */
const OPEN = { finishFlush: constants.Z_FULL_FLUSH }
/** Below, a compressor costs more than the bytes it saves; what is shared is compressed once for many pages. */
const MIN_OWN_DEFLATED = 1000
const MIN_SHARED_DEFLATED = 500
/** Up to here, one with little memory is as good, and begun sooner. */
const SMALL = 4096
const SMALL_WINDOW = { windowBits: 12, memLevel: 5 }
const MAX_STORED = 65_535

/** Of what is the same for all: compressed once, as well as can be. */
export async function keptPiece(html: Buffer): Promise<Piece> {
  const deflated = await promisify(deflateRaw)(html, { ...OPEN, level: 9 })
  return packed({ blocks: [deflated], length: html.length, crc: crc32(html) })
}

/** In memory of its own size: zlib gives a part of 16 kB, and a small buffer is a part of 8 kB. */
export function packed(piece: Piece): Piece {
  if (piece.isShared) return piece
  const block = new Uint8Array(sizeOf(piece))
  let at = 0
  for (const part of piece.blocks) {
    block.set(part, at)
    at += part.length
  }
  return { ...piece, blocks: [block] }
}

export const sizeOf = ({ blocks }: Piece) => blocks.reduce((sum, { length }) => sum + length, 0)

/** Of what the site draws once for many pages. What one page alone has would fill it with garbage that outlives the page. */
const shared = new WeakMap<Buffer, Piece>()

/** What one reader alone has is text; a buffer is the same for many. */
export function ownPiece(html: string | Buffer): Piece {
  if (typeof html === 'string') return pieceOf(Buffer.from(html), MIN_OWN_DEFLATED)
  const known = shared.get(html)
  if (known) return known
  const piece = { ...packed(pieceOf(html, MIN_SHARED_DEFLATED)), isShared: true }
  shared.set(html, piece)
  return piece
}

function pieceOf(html: Buffer, minDeflated: number): Piece {
  const { length } = html
  if (length === 0) return { blocks: [], length, crc: 0 }
  const blocks = length < minDeflated ? [storedHead(length), html] : [deflated(html)]
  return { blocks, length, crc: crc32(html) }
}

function deflated(html: Buffer): Buffer {
  const size = html.length > SMALL ? {} : SMALL_WINDOW
  return deflateRawSync(html, { ...OPEN, level: 4, ...size })
}

/** Of a block that is as it was. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(MAX_STORED - length, 3)
  return head
}
