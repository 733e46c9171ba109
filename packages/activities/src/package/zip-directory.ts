import yauzl from 'yauzl'
import { type EntryRole, entryRole, requireSafeName } from './entry-name.ts'
import { PackageFault } from './package-fault.ts'
import { type PackageLimits, ratioCountsFrom } from './package-limits.ts'

/** A file in a package. */
export interface PackageEntry {
  name: string
  role: EntryRole
  size: number
  entry: yauzl.Entry
}

/** Opens the zip; it stays open until `close`. */
export async function openZip(file: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(file, {
      autoClose: false,
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    })
  } catch (cause) {
    throw new PackageFault('not-a-zip', {}, cause)
  }
}

/** The files by the directory of the zip, each checked by what the directory says of it. */
export async function readDirectory(
  zip: yauzl.ZipFile,
  limits: PackageLimits,
): Promise<PackageEntry[]> {
  if (zip.entryCount > limits.files) {
    throw new PackageFault('too-many-files', { count: zip.entryCount, limit: limits.files })
  }
  const found: PackageEntry[] = []
  const seen = new Map<string, yauzl.Entry>()
  let unpacked = 0
  for await (const entry of entriesOf(zip)) {
    const name = entry.fileName
    requireSafeName(name)
    const key = name.replace(/\/$/, '').normalize('NFC').toLowerCase()
    requireOrdinary(entry)
    const earlier = seen.get(key)
    if (earlier && isSameFile(earlier, entry)) continue
    if (earlier) throw new PackageFault('duplicate-name', { name })
    seen.set(key, entry)
    if (name.endsWith('/')) continue
    unpacked += entry.uncompressedSize
    requireModest(entry, unpacked, limits)
    found.push({ name, role: entryRole(name), size: entry.uncompressedSize, entry })
  }
  return found
}

async function* entriesOf(zip: yauzl.ZipFile) {
  try {
    for await (const entry of zip.eachEntry()) yield entry
  } catch (cause) {
    if (cause instanceof PackageFault) throw cause
    const message = cause instanceof Error ? cause.message : ''
    const [, name] =
      /(?:relative path|absolute path|characters in fileName): (.*)$/.exec(message) ?? []
    if (name !== undefined)
      throw new PackageFault('unsafe-name', { name: name.slice(0, 200) }, cause)
    throw new PackageFault('not-a-zip', {}, cause)
  }
}

/** Some tools write a file twice; that is harmless as long as both are the same. */
function isSameFile(one: yauzl.Entry, other: yauzl.Entry) {
  return (
    one.fileName === other.fileName &&
    one.crc32 === other.crc32 &&
    one.uncompressedSize === other.uncompressedSize
  )
}

const FILE_TYPE = 0o170000
const SYMLINK = 0o120000
const UNIX = 3

function requireOrdinary(entry: yauzl.Entry) {
  const name = entry.fileName
  const isUnix = entry.versionMadeBy >>> 8 === UNIX
  if (isUnix && ((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMLINK) {
    throw new PackageFault('symlink', { name })
  }
  if (entry.isEncrypted()) throw new PackageFault('encrypted', { name })
  if (!entry.canDecodeFileData()) throw new PackageFault('damaged', { name })
}

function requireModest(entry: yauzl.Entry, unpacked: number, limits: PackageLimits) {
  const { fileName: name, uncompressedSize: size, compressedSize } = entry
  if (size > limits.file)
    throw new PackageFault('file-too-large', { name, size, limit: limits.file })
  if (unpacked > limits.unpacked) {
    throw new PackageFault('unpacked-too-large', { size: unpacked, limit: limits.unpacked })
  }
  const ratio = Math.round(size / Math.max(1, compressedSize))
  if (size > ratioCountsFrom && ratio > limits.ratio) {
    throw new PackageFault('zip-bomb', { name, ratio, limit: limits.ratio })
  }
}
