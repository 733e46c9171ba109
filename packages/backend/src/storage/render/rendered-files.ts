import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SmallBytes } from '../public/small-bytes.ts'
import { checkVersion } from '../store/file-store.ts'

/** So that no client fills the disk by asking for every size there is. */
const MAX_RENDERINGS = 200

/**
 * What was rendered, in a folder of this process: it can be made again at any time. Of a picture with too many sizes
 * the one goes that was not requested for the longest time. What is small is kept in memory as well.
 */
export class RenderedFiles {
  readonly #folder: string
  readonly #most: number
  readonly #small: SmallBytes

  constructor(folder: string, small = new SmallBytes(), most = MAX_RENDERINGS) {
    this.#folder = folder
    this.#small = small
    this.#most = most
  }

  async find(version: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const key = `${version}/${name}`
    const inMemory = this.#small.find(key)
    if (inMemory) return inMemory
    const file = path.join(this.#folderOf(version), name)
    const kept = await readFile(file).catch(nothingThere)
    if (!kept) return undefined
    const now = new Date()
    await utimes(file, now, now).catch(nothingThere)
    this.#small.keep(key, kept)
    return kept
  }

  async keep(version: string, name: string, image: Uint8Array<ArrayBuffer>): Promise<void> {
    const folder = this.#folderOf(version)
    await mkdir(folder, { recursive: true })
    await this.#makeRoom(folder)
    const draft = path.join(folder, `${name}.${randomUUID()}`)
    await writeFile(draft, image)
    await rename(draft, path.join(folder, name))
  }

  async forget(versions: readonly string[]): Promise<void> {
    this.#small.forget(versions)
    for (const version of versions) {
      await rm(this.#folderOf(version), { recursive: true, force: true })
    }
  }

  /** The versions of which there are pictures. */
  async listVersions(): Promise<string[]> {
    return (await readdir(this.#folder).catch(nothingThere)) ?? []
  }

  async #makeRoom(folder: string): Promise<void> {
    const names = await readdir(folder)
    if (names.length < this.#most) return
    const files = await Promise.all(
      names.map(async (name) => {
        const found = await stat(path.join(folder, name)).catch(nothingThere)
        return { name, usedAt: found?.mtimeMs ?? 0 }
      }),
    )
    files.sort((one, other) => one.usedAt - other.usedAt)
    for (const { name } of files.slice(0, files.length - this.#most + 1)) {
      await rm(path.join(folder, name), { force: true })
    }
  }

  #folderOf(version: string): string {
    return path.join(this.#folder, checkVersion(version))
  }
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
