import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type yauzl from 'yauzl'
import { PackageFault } from './package-fault.ts'
import type { PackageEntry } from './zip-directory.ts'

/**
 * The bytes of a file, counted and checked as they pass: a file of another size or checksum than the directory says
 * ends with a fault.
 */
export async function* entryBytes(
  zip: yauzl.ZipFile,
  { name, size, entry }: PackageEntry,
): AsyncGenerator<Buffer> {
  let read = 0
  let sum = 0
  let stream: Readable | undefined
  try {
    stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) {
      const bytes: Buffer = chunk
      read += bytes.length
      if (read > size) throw new PackageFault('damaged', { name })
      sum = crc32(bytes, sum)
      yield bytes
    }
  } catch (cause) {
    throw cause instanceof PackageFault ? cause : new PackageFault('damaged', { name }, cause)
  } finally {
    stream?.destroy()
  }
  if (read !== size || sum !== entry.crc32) throw new PackageFault('damaged', { name })
}

/** A whole file that is known to be small. */
export async function readSmallEntry(
  zip: yauzl.ZipFile,
  entry: PackageEntry,
  limit: number,
): Promise<Buffer> {
  if (entry.size > limit) {
    throw new PackageFault('json-too-large', { name: entry.name, size: entry.size, limit })
  }
  const parts: Buffer[] = []
  for await (const bytes of entryBytes(zip, entry)) parts.push(bytes)
  return Buffer.concat(parts)
}
