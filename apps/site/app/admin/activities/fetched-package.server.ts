import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  type OpenPackage,
  openPackage,
  PackageFault,
  packageLimits,
} from '@slovo/activities/package'
import type { Files } from '../../visit/session/session.server.ts'

/** The package is not in the storage, or this user may not read it. */
export class NoPackage extends Error {
  override readonly name = 'NoPackage'
}

/**
 * Fetches a package from the storage and opens it, checked to its last byte; throws a `PackageFault` that names what is
 * wrong with it. Closing it removes the copy.
 */
export async function fetchPackage(files: Files, file: string): Promise<OpenPackage> {
  const { data, error } = await files.download(file).asStream()
  if (error) throw new NoPackage(file, { cause: error })

  const folder = await mkdtemp(join(tmpdir(), 'slovo-h5p-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const copy = join(folder, 'package.h5p')
    await pipeline(notTooMuch(data), createWriteStream(copy))
    const opened = await openPackage(copy)
    return {
      ...opened,
      close: () => {
        opened.close()
        void forget()
      },
    }
  } catch (cause) {
    await forget()
    throw cause
  }
}

async function* notTooMuch(bytes: ReadableStream<Uint8Array>) {
  const reader = bytes.getReader()
  let size = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      if (size > packageLimits.size) {
        throw new PackageFault('too-large', { size, limit: packageLimits.size })
      }
      yield next.value
    }
  } finally {
    await reader.cancel()
  }
}
