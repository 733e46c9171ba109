import { packageFolder, storedName } from '@slovo/activities'
import type { Files } from '../../visit/session/session.server.ts'
import { mediaType } from './media-type.ts'

interface FileToStore {
  /** Below the folder: `content/images/дом.png`. */
  name: string
  read(): AsyncIterable<Uint8Array | string> | Iterable<string>
}

const AT_ONCE = 6
const REMOVED_AT_ONCE = 500

/** Stores all files below a folder of the bucket, or none: what was stored before a failure is removed. */
export async function storeAll(
  files: Files,
  folder: string,
  given: Iterable<FileToStore>,
): Promise<void> {
  const stored: string[] = []
  const waiting = given[Symbol.iterator]()
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const place = `${folder}/${storedName(next.value.name)}`
      const bytes = await bytesOf(next.value)
      stored.push(place)
      const { error } = await files.upload(place, bytes, {
        contentType: mediaType(next.value.name, bytes),
        cacheControl: '3600',
        upsert: true,
      })
      if (error) throw error
    }
  }
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  const failed = results.find((result) => result.status === 'rejected')
  if (!failed) return
  await removeAll(files, stored)
  throw failed.reason
}

async function removeAll(files: Files, names: string[]) {
  for (let from = 0; from < names.length; from += REMOVED_AT_ONCE) {
    await files.remove(names.slice(from, from + REMOVED_AT_ONCE))
  }
}

async function bytesOf(file: FileToStore): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of file.read()) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const LISTED_AT_ONCE = 1000

/** Removes a package and everything that it was unpacked into. What is gone already is no fault. */
export async function removePackage(files: Files, file: string): Promise<void> {
  for await (const names of namesBelow(files, packageFolder({ id: 0, file }))) {
    const { error } = await files.remove(names)
    if (error) throw error
  }
  await files.remove([file])
}

/** The files of a folder and of the folders in it; a listing shows one level. */
async function* namesBelow(files: Files, folder: string): AsyncGenerator<string[]> {
  for (;;) {
    const { data } = await files.list(folder, { limit: LISTED_AT_ONCE })
    const entries = data ?? []
    const names = entries.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`)
    for (const { id, name } of entries) {
      if (id === null) yield* namesBelow(files, `${folder}/${name}`)
    }
    if (names.length > 0) yield names
    // What was given back is removed by now: the next listing begins with what is left.
    if (entries.length < LISTED_AT_ONCE) return
  }
}
