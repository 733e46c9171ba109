import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import tar from 'tar-stream'

/** The content of one name, its parts joined; must be read before the next entry is requested. */
export interface ArchiveEntry {
  /** `manifest.json`, `database/public.books`, `files/<version>` */
  name: string
  bytes: AsyncIterable<Uint8Array>
}

interface Piece {
  name: string
  bytes: AsyncIterable<Uint8Array>
}

/** Streams the entries of an archive in the order in which they were written. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const pieces = readPieces(file)
  try {
    let next = await pieces.next()
    while (!next.done) {
      const { name } = next.value
      async function* joined() {
        while (!next.done && next.value.name === name) {
          yield* next.value.bytes
          next = await pieces.next()
        }
      }
      const bytes = joined()
      yield { name, bytes }
      // Skips what was left unread.
      for await (const _ of bytes);
    }
  } finally {
    await pieces.return(undefined)
  }
}

/** Throws if the file is truncated, damaged or no archive. */
async function* readPieces(file: string): AsyncGenerator<Piece> {
  const extract = tar.extract()
  const reading = pipeline(createReadStream(file), createZstdDecompress(), extract, () => {})
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name.replace(/\/\d{6}$/, ''), bytes: bytesOf(entry) }
    }
  } finally {
    reading.destroy()
  }
}

async function* bytesOf(entry: AsyncIterable<unknown>) {
  for await (const chunk of entry) if (chunk instanceof Uint8Array) yield chunk
}
