import { createHash } from 'node:crypto'
import type { HonoRequest } from 'hono'
import type { ImageFormat } from './render-image.ts'
import {
  presentTransformation,
  readTransformation,
  snapTransformation,
  type Transformation,
} from './transformation.ts'

const MAX_QUERIES = 500

/** A picture as it is asked for, and under which names it is kept. */
export class AskedPicture {
  readonly transformation: Transformation
  /** As the `X-Transformations` header has it. */
  readonly presented: string
  readonly #hash: string

  constructor(transformation: Transformation) {
    this.transformation = transformation
    this.presented = presentTransformation(transformation)
    this.#hash = createHash('sha256').update(this.presented).digest('hex').slice(0, 24)
  }

  nameIn(format: ImageFormat): string {
    return `${this.#hash}.${format}`
  }
}

/** What visitors may ask for. The same few queries of the pages come again and again: each is read once. */
export class AskedPictures {
  readonly #widths: readonly number[]
  readonly #read = new Map<string, AskedPicture>()

  constructor(widths: readonly number[]) {
    this.#widths = widths
  }

  read(request: HonoRequest): AskedPicture {
    const [, query = ''] = request.url.split('?', 2)
    const known = this.#read.get(query)
    if (known) return known
    const asked = new AskedPicture(
      snapTransformation(readTransformation(request.query()), this.#widths),
    )
    if (this.#read.size >= MAX_QUERIES) this.#read.clear()
    this.#read.set(query, asked)
    return asked
  }
}
