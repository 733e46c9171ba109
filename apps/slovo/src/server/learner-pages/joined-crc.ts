/** The polynomial of CRC-32, the lowest bit being the highest power. */
const POLYNOMIAL = 0xedb88320
const BITS = 32

/** What each bit of a checksum becomes. */
type Change = Uint32Array

/**
 * The checksum of anything followed by a piece, from that of both: the first one as it is moved on by the piece's length, with the
 * piece's own. As `crc32_combine` of zlib.
 */
export function joinedCrc(crc: number, piece: { crc: number; length: number }): number {
  let moved = crc
  for (let left = piece.length, step = 0; left > 0; left = Math.floor(left / 2), step++) {
    if (left % 2 === 1) moved = applied(moveBy(step), moved)
  }
  return (moved ^ piece.crc) >>> 0
}

const moves: Change[] = []

/** By one byte, two, four, eight: each is the one before it, done twice. */
function moveBy(step: number): Change {
  const known = moves[step]
  if (known) return known
  const before = step === 0 ? moveByBits(4) : moveBy(step - 1)
  const move = after(before, before)
  moves[step] = move
  return move
}

function moveByBits(bits: number): Change {
  if (bits === 1) return Uint32Array.from({ length: BITS }, (_, bit) => powerAfter(bit))
  const half = moveByBits(bits / 2)
  return after(half, half)
}

const powerAfter = (bit: number) => (bit === 0 ? POLYNOMIAL : 2 ** (bit - 1))

const after = (first: Change, then: Change): Change => first.map((value) => applied(then, value))

function applied(change: Change, crc: number): number {
  let result = 0
  for (let left = crc, bit = 0; left !== 0; left >>>= 1, bit++) {
    if (left & 1) result ^= change[bit] ?? 0
  }
  return result >>> 0
}
