import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

interface Checksum {
  add(bytes: Uint8Array): void
  /** In base64, as headers have it. */
  end(): string
}

/** The checksums that clients may send along, by the end of their header's name. */
const checksums: Record<string, () => Checksum> = {
  crc32: () => {
    let value = 0
    return {
      add: (bytes) => {
        value = crc32(bytes, value)
      },
      end: () => base64Of([value]),
    }
  },
  crc32c: () => {
    let value = 0xffffffff
    return {
      add: (bytes) => {
        for (const byte of bytes) value = (CRC32C[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
      },
      end: () => base64Of([~value >>> 0]),
    }
  },
  crc64nvme: () => {
    let [high, low] = [0xffffffff, 0xffffffff]
    return {
      add: (bytes) => {
        for (const byte of bytes) {
          const at = (low ^ byte) & 0xff
          low = ((low >>> 8) | (high << 24)) ^ (CRC64.low[at] ?? 0)
          high = (high >>> 8) ^ (CRC64.high[at] ?? 0)
        }
      },
      end: () => base64Of([~high >>> 0, ~low >>> 0]),
    }
  },
  sha1: () => hashed('sha1'),
  sha256: () => hashed('sha256'),
}

export function checksumNamed(name: string): Checksum | undefined {
  return Object.hasOwn(checksums, name) ? checksums[name]?.() : undefined
}

/** `x-amz-checksum-crc32` → `crc32` */
export function checksumOfHeader(header: string): string | undefined {
  return /^x-amz-checksum-(crc32|crc32c|crc64nvme|sha1|sha256)$/i.exec(header)?.[1]?.toLowerCase()
}

function hashed(algorithm: string): Checksum {
  const hash = createHash(algorithm)
  return { add: (bytes) => hash.update(bytes), end: () => hash.digest('base64') }
}

function base64Of(words: number[]): string {
  const bytes = Buffer.alloc(words.length * 4)
  words.forEach((word, index) => {
    bytes.writeUInt32BE(word >>> 0, index * 4)
  })
  return bytes.toString('base64')
}

const CRC32C = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1
  return value
})

const CRC64 = makeCrc64()

/** CRC-64/NVME, as two halves: JavaScript has no fast integers of 64 bits. */
function makeCrc64() {
  const [high, low] = [new Uint32Array(256), new Uint32Array(256)]
  const polynomial = 0x9a6c9329ac4bc9b5n
  for (let index = 0; index < 256; index++) {
    let value = BigInt(index)
    for (let bit = 0; bit < 8; bit++) value = value & 1n ? (value >> 1n) ^ polynomial : value >> 1n
    high[index] = Number(value >> 32n)
    low[index] = Number(value & 0xffffffffn)
  }
  return { high, low }
}
