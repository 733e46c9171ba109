import type { OwnOfPage, PageTemplate } from '@slovo/site/learner-pages'
import { keptPiece, type Piece, sizeOf } from './pieces.ts'

/** What the page of any learner is made of who asks in the same way. */
export interface KeptTemplate extends PageTemplate {
  pieces: Piece[]
  headers: [string, string][]
  /** The pattern of its route, for the metrics. */
  page: string | undefined
}

interface Kept {
  version: string
  until: number
  bytes: number
  template: KeptTemplate
}

const LIVES_MS = 60_000
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
    find({ shape, version }: Pick<OwnOfPage, 'shape' | 'version'>): KeptTemplate | undefined {
      const kept = templates.get(shape)
      if (!kept || kept.version !== version || kept.until < performance.now()) return
      templates.delete(shape)
      templates.set(shape, kept)
      return kept.template
    },
    async keep(
      { shape, version }: Pick<OwnOfPage, 'shape' | 'version'>,
      { kept, drawOwn }: PageTemplate,
      response: Pick<KeptTemplate, 'headers' | 'page'>,
    ) {
      const until = performance.now() + LIVES_MS
      const pieces = await Promise.all(kept.map(keptPiece))
      const size = pieces.reduce((sum, piece) => sum + sizeOf(piece), 0)
      forget(shape)
      // Only what is compressed is kept.
      const template = { kept: [], pieces, drawOwn, ...response }
      templates.set(shape, { version, until, bytes: size, template })
      bytes += size
      for (const oldest of templates.keys()) {
        if (bytes <= MAX_BYTES) break
        forget(oldest)
      }
    },
  }
}
