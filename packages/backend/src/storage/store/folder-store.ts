import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  type ByteRange,
  type FileStore,
  type Grown,
  type Received,
  TooManyBytes,
} from './file-store.ts'
import { inSteps } from './in-steps.ts'

const HEAD_BYTES = 4096
/** So much of an upload a crash may cost. */
const STEP_BYTES = 1024 * 1024
const versionName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Files in a local folder. Bytes go to `incoming/`, are synced, and are then renamed into `files/`:
 * a file that can be found is whole, also after a crash or on a full disk.
 */
export class FolderStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async receive(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Received> {
    const incoming = path.join(this.#folder, 'incoming', randomUUID())
    const discard = () => rm(incoming, { force: true })
    try {
      const file = await openNew(incoming)
      const written = await writeAll(file, bytes, limit).finally(() => file.close())
      return { ...written, keepAs: (version) => this.#keep(incoming, version), discard }
    } catch (error) {
      await discard()
      throw error
    }
  }

  async read(version: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined> {
    // Opened before the answer begins: a file that is replaced meanwhile is still read to its end.
    const file = await open(this.#pathOf(version)).catch(nothingThere)
    if (!file) return undefined
    const bounds = range ? { start: range.first, end: range.last } : {}
    return readable(file, bounds)
  }

  async copy(from: string, to: string): Promise<boolean> {
    const target = this.#pathOf(to)
    await makeFolder(path.dirname(target))
    const copied = await copyFile(this.#pathOf(from), target, constants.COPYFILE_FICLONE).then(
      () => true,
      nothingThere,
    )
    if (!copied) return false
    const file = await open(target, 'r+')
    await file.sync().finally(() => file.close())
    await syncFolder(path.dirname(target))
    return true
  }

  async *grow(version: string, { size }: Grown, bytes: AsyncIterable<Uint8Array>) {
    const file = await openGrowing(this.#growing(version), size)
    try {
      for await (const step of inSteps(bytes, STEP_BYTES)) {
        await file.appendFile(step)
        await file.datasync()
        size += step.length
        yield { size, memo: null }
      }
    } finally {
      await file.close()
    }
  }

  async complete(version: string, { size }: Grown): Promise<void> {
    const growing = this.#growing(version)
    if (size === 0) await (await openGrowing(growing, 0)).close()
    const file = await open(growing, 'r+').catch(nothingThere)
    if (!file) return await this.#requireKept(version)
    await file.sync().finally(() => file.close())
    await this.#keep(growing, version)
  }

  async abandon(version: string): Promise<void> {
    await rm(this.#growing(version), { force: true })
    await this.remove([version])
  }

  async remove(versions: readonly string[]): Promise<void> {
    for (const version of versions) {
      await rm(this.#pathOf(version), { force: true })
      await rm(this.renderedFolder(version), { recursive: true, force: true })
    }
  }

  /** Bytes that have lain here since before that time, whether a row names them or not. */
  async listOlderThan(time: Date): Promise<string[]> {
    return await namesOlderThan(path.join(this.#folder, 'files'), time)
  }

  /** What uploads left that were cut off by a crash. */
  async forgetUnfinished(before: Date): Promise<void> {
    const incoming = path.join(this.#folder, 'incoming')
    for (const name of await namesOlderThan(incoming, before)) {
      await rm(path.join(incoming, name), { force: true })
    }
  }

  /** Where what is rendered from a file is kept; it can be made again at any time. */
  renderedFolder(version: string): string {
    return path.join(this.#folder, 'rendered', checked(version))
  }

  async #keep(incoming: string, version: string): Promise<void> {
    const target = this.#pathOf(version)
    await makeFolder(path.dirname(target))
    await rename(incoming, target)
    await syncFolder(path.dirname(target))
  }

  async #requireKept(version: string): Promise<void> {
    await stat(this.#pathOf(version))
  }

  #growing(version: string): string {
    return path.join(this.#folder, 'incoming', checked(version))
  }

  #pathOf(version: string): string {
    return path.join(this.#folder, 'files', checked(version).slice(0, 2), version)
  }
}

function readable(file: FileHandle, bounds: { start?: number; end?: number }) {
  const iterator: AsyncIterator<Uint8Array> = file.createReadStream(bounds)[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

function checked(version: string): string {
  if (!versionName.test(version)) throw new Error('That is no version of a file.')
  return version
}

async function namesOlderThan(folder: string, time: Date): Promise<string[]> {
  const names: string[] = []
  const entries =
    (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere)) ?? []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const found = await stat(path.join(entry.parentPath, entry.name)).catch(nothingThere)
    if (found && found.mtime < time) names.push(entry.name)
  }
  return names
}

async function openNew(file: string): Promise<FileHandle> {
  await mkdir(path.dirname(file), { recursive: true })
  return await open(file, 'wx', 0o600)
}

/** Opens a file to append; what a crash left behind the safe end is cut off. */
async function openGrowing(file: string, size: number): Promise<FileHandle> {
  await mkdir(path.dirname(file), { recursive: true })
  const growing = await open(file, 'a', 0o600)
  try {
    if ((await growing.stat()).size < size) throw new Error('Bytes of an upload are gone.')
    await growing.truncate(size)
    return growing
  } catch (error) {
    await growing.close()
    throw error
  }
}

async function writeAll(file: FileHandle, bytes: AsyncIterable<Uint8Array>, limit: number) {
  const hash = createHash('md5')
  const head: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size))
    size += chunk.length
    if (size > limit) throw new TooManyBytes()
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  await file.sync()
  return { size, eTag: `"${hash.digest('hex')}"`, head: Buffer.concat(head) }
}

/** A new folder lasts only when the one it lies in is synced. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true })
  if (made !== undefined) await syncFolder(path.dirname(made))
}

/** A rename lasts only when its folder is synced. Windows cannot, and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
