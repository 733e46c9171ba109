import { createReadStream } from 'node:fs'
import { Zip, ZipDeflate } from 'fflate'

/** The zip of an Anki package, in pieces: the collection as it is read from its file, and a list of no sounds. */
export async function* zipPackage(collection: string): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  let fault: Error | undefined
  const zip = new Zip((error, piece) => {
    if (error) fault = error
    else pieces.push(piece)
  })
  const take = () => {
    if (fault) throw fault
    const taken = pieces
    pieces = []
    return taken
  }

  const database = new ZipDeflate('collection.anki2', { level: 6 })
  zip.add(database)
  for await (const chunk of createReadStream(collection, { highWaterMark: 1024 * 1024 })) {
    database.push(chunk)
    yield* take()
  }
  database.push(new Uint8Array(), true)
  const media = new ZipDeflate('media', { level: 0 })
  zip.add(media)
  media.push(new TextEncoder().encode('{}'), true)
  zip.end()
  yield* take()
}
