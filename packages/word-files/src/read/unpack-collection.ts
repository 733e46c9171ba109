import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import yauzl from 'yauzl'
import { atMost } from '../at-most.ts'
import { FileFault } from '../file-fault.ts'
import { limits } from '../row.ts'

/** The newest comes first: the older ones of the same package only say that Anki is too old. */
const COLLECTIONS = ['collection.anki21b', 'collection.anki21', 'collection.anki2']
const MAX_ENTRIES = 200_000
/** A database shrinks to a tenth; one that shrinks to a thousandth is made to fill the disk. */
const MAX_RATIO = 300
const RATIO_COUNTS_FROM = 8 * 1024 * 1024

/** Writes the database of an Anki package to a file; sounds and pictures are left where they are. */
export async function unpackCollection(file: string, target: string): Promise<void> {
  try {
    const zip = await yauzl.openPromise(file, {
      autoClose: false,
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    })
    try {
      await unpack(zip, target)
    } finally {
      zip.close()
    }
  } catch (cause) {
    throw cause instanceof FileFault ? cause : new FileFault('damaged', cause)
  }
}

async function unpack(zip: yauzl.ZipFile, target: string) {
  const entry = await findCollection(zip)
  const { uncompressedSize: size, compressedSize } = entry
  const isBomb = size > RATIO_COUNTS_FROM && size / Math.max(1, compressedSize) > MAX_RATIO
  if (size > limits.collection || isBomb) throw new FileFault('too-large')
  if (entry.isEncrypted() || !entry.canDecodeFileData()) throw new FileFault('damaged')

  const stream: Readable = await zip.openReadStreamPromise(entry)
  const unzipped = entry.fileName.endsWith('b') ? [createZstdDecompress()] : []
  await pipeline([stream, ...unzipped, atMost(limits.collection), createWriteStream(target)])
}

async function findCollection(zip: yauzl.ZipFile): Promise<yauzl.Entry> {
  if (zip.entryCount > MAX_ENTRIES) throw new FileFault('damaged')
  const found = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) {
    if (!COLLECTIONS.includes(entry.fileName)) continue
    if (found.has(entry.fileName)) throw new FileFault('damaged')
    found.set(entry.fileName, entry)
  }
  const name = COLLECTIONS.find((one) => found.has(one))
  const entry = name && found.get(name)
  if (!entry) throw new FileFault('not-words')
  return entry
}
