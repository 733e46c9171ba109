import { limitConcurrency } from '../../kernel/jobs/limit-concurrency.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import type { FileStore } from '../store/file-store.ts'
import { pictureTypeOf } from '../upload/content-type.ts'
import type { AskedPicture } from './asked-pictures.ts'
import { renderDrawing } from './render-drawing.ts'
import { type ImageFormat, renderImage } from './render-image.ts'
import type { RenderedFiles } from './rendered-files.ts'
import { SharedWork } from './shared-work.ts'

const MAX_SOURCE_BYTES = 25 * 1024 * 1024
/** Unpacked pictures take much memory. */
const MAX_RUNNING = 2
const MAX_WAITING = 50
const MAX_REFUSALS = 1000

interface Rendering {
  version: string
  size: number
  asked: AskedPicture
  format: ImageFormat
}

/** Renders pictures and caches them; each is rendered once, also when many requests come at once. */
export class Renderer {
  readonly kept: RenderedFiles
  readonly #store: FileStore
  readonly #running = new Map<string, SharedWork<Uint8Array<ArrayBuffer>>>()
  /** Will never be rendered: the bytes of a version do not change. */
  readonly #refused = new Set<string>()
  readonly #limit = limitConcurrency({
    maxRunning: MAX_RUNNING,
    maxWaiting: MAX_WAITING,
    tooMany: storageErrors.busyRendering,
  })

  constructor(store: FileStore, kept: RenderedFiles) {
    this.#store = store
    this.kept = kept
  }

  /** How many pictures are queued. */
  get waiting(): number {
    return this.#limit.waiting
  }

  /** `request` is aborted when its client has left. */
  async render(rendering: Rendering, request: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const name = rendering.asked.nameIn(rendering.format)
    const kept = await this.kept.find(rendering.version, name)
    if (kept) return kept
    const key = `${rendering.version}/${name}`
    if (this.#refused.has(key)) throw storageErrors.notAnImage()
    const running = this.#running.get(key)
    if (running && !running.isAbandoned) return await running.join(request)
    const work = new SharedWork((signal) =>
      this.#limit.run(() => this.#make(name, rendering), signal),
    )
    this.#running.set(key, work)
    return await work.join(request).finally(() => {
      if (this.#running.get(key) === work) this.#running.delete(key)
    })
  }

  async #make(name: string, rendering: Rendering): Promise<Uint8Array<ArrayBuffer>> {
    const { version, asked, format } = rendering
    const { transformation } = asked
    const source = await this.#sourceOf(rendering)
    const rendered = isPhoto(source)
      ? renderImage(source, transformation, format)
      : renderDrawing(source, transformation, format)
    const made = await rendered.catch((cause: unknown) => {
      this.#refuse(`${version}/${name}`)
      throw cause
    })
    const image = new Uint8Array(made)
    await this.kept.keep(version, name, image)
    return image
  }

  #refuse(key: string) {
    if (this.#refused.size >= MAX_REFUSALS) this.#refused.clear()
    this.#refused.add(key)
  }

  async #sourceOf({ version, size }: Rendering): Promise<Uint8Array> {
    if (size > MAX_SOURCE_BYTES) throw storageErrors.tooLargeToRender(MAX_SOURCE_BYTES)
    const bytes = await this.#store.read(version)
    if (!bytes) throw storageErrors.noBytes()
    return new Uint8Array(await new Response(bytes).arrayBuffer())
  }
}

/** By its first bytes, whatever it was called: everything else may be a drawing. */
function isPhoto(source: Uint8Array): boolean {
  const type = pictureTypeOf(source.subarray(0, 4096))
  return type !== undefined && type !== 'image/svg+xml'
}
