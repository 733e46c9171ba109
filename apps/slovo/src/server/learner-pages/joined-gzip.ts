import { joinedCrc } from './joined-crc.ts'
import type { Piece } from './pieces.ts'

/** Deflate, no name, no time, an unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty block, the last one. */
const LAST_BLOCK = Buffer.from([3, 0])

/**
 * One gzip file of pieces that were compressed apart: `kept[0] own[0] kept[1] …`. The blocks of a deflate stream can stand after
 * each other where none refers to another (RFC 1951, 3.2.3).
 */
export function joinedGzip(kept: readonly Piece[], own: readonly Piece[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [HEAD]
  let [crc, length] = [0, 0]
  const add = (piece: Piece) => {
    for (const block of piece.blocks) parts.push(block)
    crc = joinedCrc(crc, piece)
    length += piece.length
  }
  kept.forEach((piece, index) => {
    add(piece)
    const between = own[index]
    if (between) add(between)
  })
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc)
  end.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([...parts, LAST_BLOCK, end])
}
