/** The polynomial of CRC-32, the lowest bit being the highest power. */
const POLYNOMIAL = 0xedb88320
const BITS = 32

/** What each bit of a checksum becomes. */
type Change = Uint32Array

/**
 * The checksum of anything followed by a piece, from that of both: the first one as it is moved on by the piece's length, with the
 * piece's own. As `crc32_combine` of zlib, with what the length means worked out beforehand.
 */
export function crcAfter(crcOfPiece: number, length: number): (crc: number) => number {
  const move = moveBy(length)
  return (crc) => (applied(move, crc) ^ crcOfPiece) >>> 0
}

function moveBy(bytes: number): Change {
  // By one bit, then by two, four, eight: one byte.
  let step: Change = Uint32Array.from({ length: BITS }, (_, bit) =>
    bit === 0 ? POLYNOMIAL : 2 ** (bit - 1),
  )
  for (let doubled = 0; doubled < 3; doubled++) step = after(step, step)
  let all: Change = Uint32Array.from({ length: BITS }, (_, bit) => 2 ** bit)
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) all = after(all, step)
    step = after(step, step)
  }
  return all
}

const after = (first: Change, then: Change): Change => first.map((value) => applied(then, value))

function applied(change: Change, crc: number): number {
  let result = 0
  for (let left = crc, bit = 0; left !== 0; left >>>= 1, bit++) {
    if (left & 1) result ^= change[bit] ?? 0
  }
  return result >>> 0
}
