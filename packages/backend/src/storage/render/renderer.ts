import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { storageErrors } from '../answer/storage-errors.ts'
import type { FileStore } from '../store/file-store.ts'
import { checkVersion } from '../store/version.ts'
import { type ImageFormat, renderImage } from './render-image.ts'
import { presentTransformation, type Transformation } from './transformation.ts'

const MOST_SOURCE_BYTES = 25 * 1024 * 1024
/** So that nobody fills the disk by asking for every size there is. */
const MOST_KEPT = 200
const AT_ONCE = 2

export interface Rendering {
  version: string
  size: number
  transformation: Transformation
  format: ImageFormat
}

/**
 * Renders pictures and keeps them; each is rendered once, also when many ask at the same time. They
 * are kept in a folder of this process, wherever files are: they can be made again at any time.
 */
export class Renderer {
  readonly #store: FileStore
  readonly #folder: string
  readonly #running = new Map<string, Promise<Uint8Array>>()
  readonly #waiting: (() => void)[] = []
  #busy = 0

  constructor(store: FileStore, folder: string) {
    this.#store = store
    this.#folder = folder
  }

  async render(rendering: Rendering): Promise<Uint8Array> {
    const file = path.join(this.#folderOf(rendering.version), nameOf(rendering))
    const running = this.#running.get(file)
    if (running) return await running
    const promise = this.#findOrMake(file, rendering)
    this.#running.set(file, promise)
    return await promise.finally(() => this.#running.delete(file))
  }

  async forget(versions: readonly string[]): Promise<void> {
    for (const version of versions) {
      await rm(this.#folderOf(version), { recursive: true, force: true })
    }
  }

  /** Whose pictures are kept here. */
  async listVersions(): Promise<string[]> {
    return (await readdir(this.#folder).catch(nothingThere)) ?? []
  }

  #folderOf(version: string): string {
    return path.join(this.#folder, checkVersion(version))
  }

  async #findOrMake(file: string, rendering: Rendering): Promise<Uint8Array> {
    const kept = await readFile(file).catch(nothingThere)
    if (kept) return kept
    await this.#takeTurn()
    try {
      const source = await this.#sourceOf(rendering)
      const image = await renderImage(source, rendering.transformation, rendering.format)
      await keep(file, image)
      return image
    } finally {
      this.#busy -= 1
      this.#waiting.shift()?.()
    }
  }

  async #takeTurn(): Promise<void> {
    while (this.#busy >= AT_ONCE) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#busy += 1
  }

  async #sourceOf({ version, size }: Rendering): Promise<Uint8Array> {
    if (size > MOST_SOURCE_BYTES) throw storageErrors.tooLarge()
    const bytes = await this.#store.read(version)
    if (!bytes) throw storageErrors.noBytes()
    return new Uint8Array(await new Response(bytes).arrayBuffer())
  }
}

export function nameOf({ transformation, format }: Omit<Rendering, 'version' | 'size'>): string {
  const hash = createHash('sha256').update(presentTransformation(transformation)).digest('hex')
  return `${hash.slice(0, 24)}.${format}`
}

async function keep(file: string, image: Uint8Array): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length >= MOST_KEPT) return
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, image)
  await rename(draft, file)
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
