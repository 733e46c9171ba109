import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import type { OwnHtml } from '@slovo/site/learner-pages'
import { crcAfter } from './crc-after.ts'

/** Of a piece that is kept only what a gzip file needs of it. */
export interface KeptPiece {
  deflated: Buffer
  length: number
  /** The checksum of what was before it, continued over this piece. */
  crcAfter: (crc: number) => number
}

/** Ends in a whole byte, without the block that would end the file; refers to nothing before it. */
const OPEN = { finishFlush: constants.Z_FULL_FLUSH }
/** Deflate, no name, no time, an unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty block, the last one. */
const LAST_BLOCK = Buffer.from([3, 0])
/** Below, a compressor costs more than the bytes it saves; what is shared is compressed once for many pages. */
const MIN_OWN_DEFLATED = 1000
const MIN_SHARED_DEFLATED = 500
/** Up to here, one with little memory is as good, and begun sooner. */
const SMALL = 4096
const SMALL_WINDOW = { windowBits: 12, memLevel: 5 }
const MAX_STORED = 65_535

export async function keepPiece(html: Buffer): Promise<KeptPiece> {
  return {
    deflated: await promisify(deflateRaw)(html, { ...OPEN, level: 9 }),
    length: html.length,
    crcAfter: crcAfter(crc32(html), html.length),
  }
}

/**
 * One gzip file of pieces that were compressed before and others between them: `kept[0] own[0] kept[1] …`. The blocks of a
 * deflate stream can stand after each other where none refers to another (RFC 1951, 3.2.3).
 */
export function joinedGzip(
  kept: readonly KeptPiece[],
  own: readonly OwnHtml[],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [HEAD]
  let [crc, length] = [0, 0]
  kept.forEach((piece, index) => {
    parts.push(piece.deflated)
    crc = piece.crcAfter(crc)
    length += piece.length
    const between = own[index]
    if (!between?.length) return
    const html = typeof between === 'string' ? Buffer.from(between) : between
    parts.push(...(html === between ? sharedBlocks(html) : ownBlocks(html)))
    crc = crc32(html, crc)
    length += html.length
  })
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc)
  end.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([...parts, LAST_BLOCK, end])
}

/** Of what the site draws once for many pages. What one page alone has would fill it with garbage that outlives the page. */
const shared = new WeakMap<Buffer, Buffer>()

function sharedBlocks(html: Buffer): Buffer[] {
  if (html.length < MIN_SHARED_DEFLATED) return [storedHead(html), html]
  const block = shared.get(html) ?? deflated(html)
  shared.set(html, block)
  return [block]
}

const ownBlocks = (html: Buffer): Buffer[] =>
  html.length < MIN_OWN_DEFLATED ? [storedHead(html), html] : [deflated(html)]

function deflated(html: Buffer): Buffer {
  const size = html.length > SMALL ? {} : SMALL_WINDOW
  return deflateRawSync(html, { ...OPEN, level: 4, ...size })
}

/** Of a block that is as it was. */
function storedHead({ length }: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(MAX_STORED - length, 3)
  return head
}
