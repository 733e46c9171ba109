import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { ImportRefused } from './import-refused.ts'

export interface ImportLimits {
  lineBytes: number
  /** Of a file that is read whole, unpacked. */
  wholeBytes: number
  entries: number
}

const MEGABYTE = 1024 * 1024
export const importLimits: ImportLimits = {
  lineBytes: 2 * MEGABYTE,
  wholeBytes: 256 * MEGABYTE,
  entries: 2_000_000,
}

const NEWLINE = 0x0a
const unzip = promisify(gunzip)
const utf8 = new TextDecoder('utf-8', { fatal: true })

export interface Line {
  bytes: Buffer
  number: number
  /** How much of the file has been read, from 0 to 1. */
  progress: number
}

/** The lines of a file, unpacked if it is gzip. However large it is, only a line of it is in memory. */
export async function* readLines(file: string, { lineBytes }: ImportLimits): AsyncGenerator<Line> {
  const { size } = await fileStat(file)
  const packed = createReadStream(file)
  const bytes: AsyncIterable<Buffer> = (await isGzip(file))
    ? pipeline(packed, createGunzip(), () => undefined)
    : packed
  let number = 0
  let rest: Buffer[] = []
  let restLength = 0

  const grow = (part: Buffer) => {
    restLength += part.length
    if (restLength > lineBytes)
      throw refusal(file, number + 1, `the line is longer than ${inMegabytes(lineBytes)}`)
    rest.push(part)
  }
  const finish = (): Line => {
    const line = rest.length === 1 && rest[0] ? rest[0] : Buffer.concat(rest)
    rest = []
    restLength = 0
    number += 1
    const isCrlf = line.at(-1) === 0x0d
    const progress = packed.bytesRead / Math.max(size, 1)
    return { bytes: isCrlf ? line.subarray(0, -1) : line, number, progress }
  }

  try {
    for await (const chunk of bytes) {
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        grow(chunk.subarray(start, end))
        yield finish()
        start = end + 1
      }
      if (start < chunk.length) grow(chunk.subarray(start))
    }
  } catch (cause) {
    throw isZlibError(cause)
      ? refusal(file, number + 1, 'the packed file is truncated or damaged here')
      : cause
  }
  if (restLength > 0) yield finish()
}

/** A line as text; a line that is not UTF-8 is refused. */
export function textOf(file: string, { bytes, number }: Line): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw refusal(file, number, 'the line is not UTF-8: save the file as UTF-8 and try again')
  }
}

/** A file as bytes, unpacked if it is gzip (a `.dz` is one). */
export async function readWhole(file: string, { wholeBytes }: ImportLimits): Promise<Buffer> {
  const { size } = await fileStat(file)
  const tooLarge = new ImportRefused(
    `${basename(file)} has more than ${inMegabytes(wholeBytes)} unpacked: it is not imported.`,
  )
  if (size > wholeBytes) throw tooLarge
  const bytes = await readFile(file)
  if (!(await isGzip(file))) return bytes
  try {
    return await unzip(bytes, { maxOutputLength: wholeBytes })
  } catch (cause) {
    if (cause instanceof RangeError) throw tooLarge
    if (isZlibError(cause))
      throw new ImportRefused(`${basename(file)} is truncated or damaged: it cannot be unpacked.`)
    throw cause
  }
}

export function refusal(file: string, line: number, what: string): ImportRefused {
  return new ImportRefused(`${basename(file)}, line ${line}: ${what}. Nothing was changed.`)
}

async function fileStat(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new ImportRefused(`There is no file ${file}.`)
  return found
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

const isZlibError = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && /^Z_/.test(String(cause.code))

const inMegabytes = (bytes: number) =>
  bytes >= MEGABYTE ? `${Math.round(bytes / MEGABYTE)} MB` : `${bytes} bytes`
