import { constants } from 'node:fs'
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ByteMeter } from './byte-meter.ts'
import type { ByteRange, Bytes, FileStore, Grown, Received } from './file-store.ts'
import { checkVersion, fileKeyOf } from './file-store.ts'
import { inSteps } from './in-steps.ts'

/** So much of an upload is in memory, and a crash may cost. */
const STEP_BYTES = 5 * 1024 * 1024

/** A stream costs several times what the bytes of a small file do. */
const AT_ONCE_BYTES = 256 * 1024

/**
 * Files in a local folder. Bytes go to `incoming/`, are synced, and are then renamed into `files/`:
 * a file that can be found is whole, also after a crash or on a full disk.
 */
export class FolderStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async receive(
    version: string,
    bytes: AsyncIterable<Uint8Array>,
    limit: number,
  ): Promise<Received> {
    const incoming = this.#incoming(version)
    const discard = () => rm(incoming, { force: true })
    try {
      const file = await openNew(incoming)
      const written = await writeAll(file, bytes, limit).finally(() => file.close())
      return { ...written, keep: () => this.#keep(incoming, version), discard }
    } catch (error) {
      await discard()
      throw error
    }
  }

  async read(version: string, range?: ByteRange): Promise<Bytes | undefined> {
    // Opened before the answer begins: a file that is replaced meanwhile is still read to its end.
    const file = await open(this.#pathOf(version)).catch(nothingThere)
    if (!file) return undefined
    if (!range && (await file.stat()).size <= AT_ONCE_BYTES) {
      return await file.readFile().finally(() => file.close())
    }
    const bounds = range ? { start: range.first, end: range.last } : {}
    return readable(file, bounds)
  }

  async copy(from: string, to: string): Promise<boolean> {
    const target = this.#pathOf(to)
    await makeFolder(path.dirname(target))
    try {
      await copyFile(this.#pathOf(from), target, constants.COPYFILE_FICLONE)
      await syncFile(target)
      await syncFolder(path.dirname(target))
      return true
    } catch (error) {
      await rm(target, { force: true })
      return nothingThere(error) ?? false
    }
  }

  async *grow(version: string, { size }: Grown, bytes: AsyncIterable<Uint8Array>) {
    const file = await openGrowing(this.#incoming(version), size)
    try {
      for await (const step of inSteps(bytes, STEP_BYTES)) {
        await appendWhole(file, step, size)
        size += step.length
        yield { size, memo: null }
      }
    } finally {
      await file.close()
    }
  }

  async complete(version: string, { size }: Grown): Promise<void> {
    const incoming = this.#incoming(version)
    if (size === 0) await (await openGrowing(incoming, 0)).close()
    const isThere = await stat(incoming).catch(nothingThere)
    if (!isThere) return await this.#requireKept(version)
    await syncFile(incoming)
    await this.#keep(incoming, version)
  }

  async abandon(version: string): Promise<void> {
    await rm(this.#incoming(version), { force: true })
    await this.remove([version])
  }

  async remove(versions: readonly string[]): Promise<void> {
    for (const version of versions) await rm(this.#pathOf(version), { force: true })
  }

  /** Bytes that have lain here since before that time, whether a row names them or not. */
  async *listOlderThan(time: Date) {
    const files = path.join(this.#folder, 'files')
    for (const shelf of (await readdir(files).catch(nothingThere)) ?? []) {
      yield await namesOlderThan(path.join(files, shelf), time)
    }
  }

  async forgetUnfinished(before: Date): Promise<void> {
    const incoming = path.join(this.#folder, 'incoming')
    for (const name of await namesOlderThan(incoming, before)) {
      await rm(path.join(incoming, name), { force: true })
    }
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

  #incoming(version: string): string {
    return path.join(this.#folder, 'incoming', checkVersion(version))
  }

  #pathOf(version: string): string {
    return path.join(this.#folder, 'files', fileKeyOf(version))
  }
}

/** The files of a site that stores them in its data folder. */
export function openFolderStore(folder: string): FileStore {
  return new FolderStore(folder)
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

async function namesOlderThan(folder: string, time: Date): Promise<string[]> {
  const names: string[] = []
  for (const name of (await readdir(folder).catch(nothingThere)) ?? []) {
    const found = await stat(path.join(folder, name)).catch(nothingThere)
    if (found?.isFile() && found.mtime < time) names.push(name)
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

/** All or nothing: on a full disk a part would only take the last space. */
async function appendWhole(file: FileHandle, step: Uint8Array, size: number): Promise<void> {
  try {
    await file.appendFile(step)
    await file.datasync()
  } catch (error) {
    await file.truncate(size)
    throw error
  }
}

async function writeAll(file: FileHandle, bytes: AsyncIterable<Uint8Array>, limit: number) {
  const account = new ByteMeter(limit)
  for await (const chunk of bytes) {
    account.add(chunk)
    await file.writeFile(chunk)
  }
  await file.sync()
  return account.closed()
}

async function syncFile(name: string): Promise<void> {
  const file = await open(name, 'r+')
  await file.sync().finally(() => file.close())
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
