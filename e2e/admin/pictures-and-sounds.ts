import { crc32, deflateSync } from 'node:zlib'

/** A file as an input takes it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A recording that a browser plays, of about so many bytes; its sound is noise, so that no part is like another. */
export function recording(name: string, bytes = 16_000): ChosenFile {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  const sound = Buffer.alloc(bytes)
  for (let place = 0; place < bytes; place++) sound[place] = (place * 2654435761) >>> 24
  return { name, mimeType: 'audio/wav', buffer: Buffer.concat([header, sound]) }
}

/** A violet picture of 300 × 200. */
export function picture(name: string): ChosenFile {
  const [width, height] = [300, 200]
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Buffer.of(0x4f, 0x2a, 0x93))])
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
