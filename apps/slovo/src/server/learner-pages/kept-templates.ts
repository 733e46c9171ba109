import type { OwnOfPage, PageTemplate } from '@slovo/site/learner-pages'
import { type Age, ageOf } from '../shared-drawings.ts'
import { keptPiece, type Piece, sizeOf } from './pieces.ts'

export type AskedTemplate = Pick<OwnOfPage, 'shape' | 'version'>

/** What the page of any learner is made of who asks in the same way. */
export interface KeptTemplate extends PageTemplate {
  pieces: Piece[]
  headers: [string, string][]
  /** The pattern of its route, for the metrics. */
  page: string | undefined
}

interface Kept {
  version: string
  drawnAt: number
  bytes: number
  template: KeptTemplate
}

/** Of all templates together, compressed. */
const MAX_BYTES = 16 * 1024 * 1024

/** Templates by how their pages were asked for, the latest last. One that was not used for the longest goes first. */
export function keptTemplates() {
  const templates = new Map<string, Kept>()
  let bytes = 0

  function forget(shape: string) {
    bytes -= templates.get(shape)?.bytes ?? 0
    templates.delete(shape)
  }

  return {
    find({ shape, version }: AskedTemplate): { template: KeptTemplate; age: Age } | undefined {
      const kept = templates.get(shape)
      if (!kept || kept.version !== version) return
      const age = ageOf(kept.drawnAt)
      if (age === 'over') return
      templates.delete(shape)
      templates.set(shape, kept)
      return { template: kept.template, age }
    },
    async keep(
      { shape, version }: AskedTemplate,
      { kept, drawOwn }: PageTemplate,
      response: Pick<KeptTemplate, 'headers' | 'page'>,
    ) {
      const drawnAt = performance.now()
      const pieces = await Promise.all(kept.map(keptPiece))
      const size = pieces.reduce((sum, piece) => sum + sizeOf(piece), 0)
      forget(shape)
      // Only what is compressed is kept.
      const template = { kept: [], pieces, drawOwn, ...response }
      templates.set(shape, { version, drawnAt, bytes: size, template })
      bytes += size
      for (const oldest of templates.keys()) {
        if (bytes <= MAX_BYTES) break
        forget(oldest)
      }
    },
  }
}
