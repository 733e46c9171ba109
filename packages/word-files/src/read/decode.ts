import { FileFault } from '../file-fault.ts'

const LOOKED_AT = 4000

/**
 * Text in the encoding it was written in: by its byte order mark, else UTF-16 where every second byte is zero, else UTF-8,
 * and windows-1251, in which older Russian programs write, where the bytes are no UTF-8.
 */
export function decode(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (!isText(text.slice(0, LOOKED_AT))) throw new FileFault('not-words')
  return text
}

/** A picture or a database is full of control characters, whichever encoding it is read in. */
function isText(start: string) {
  const controls = start.match(/[^\P{Cc}\t\r\n]/gu) ?? []
  return controls.length <= start.length / 50
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, LOOKED_AT)
  if (zeros(start, 1) > start.length / 8) return 'utf-16le'
  if (zeros(start, 0) > start.length / 8) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1251'
}

/** Cyrillic letters have no zero byte in UTF-16, but the separators and line ends around them do. */
const zeros = (bytes: Uint8Array, parity: 0 | 1) =>
  bytes.filter((byte, at) => byte === 0 && at % 2 === parity).length

function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
