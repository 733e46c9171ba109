import { restErrors } from '../errors/rest-errors.ts'

/** How the plan of a request is to be shown instead of its rows. */
export interface PlanRequest {
  format: 'json' | 'text'
  options: readonly PlanOption[]
  /** The media type that the request would have had. */
  of: string
}

const planOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'] as const
type PlanOption = (typeof planOptions)[number]

/**
 * `application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|buffers`, or undefined for any other media type.
 * The quoted type may hold a semicolon of its own.
 */
export function readPlanRequest(range: string): PlanRequest | undefined {
  const [, suffix = 'text', rest = ''] =
    /^\s*application\/vnd\.pgrst\.plan(?:\+(json|text))?\s*(;.*)?$/i.exec(range) ?? []
  if (!/^\s*application\/vnd\.pgrst\.plan/i.test(range)) return undefined

  const of = /;\s*for="([^"]*)"/i.exec(rest)?.[1] ?? 'application/json'
  const words = /;\s*options=([\w|]*)/i.exec(rest)?.[1]?.split('|').filter(Boolean) ?? []
  const options = words.map((word) => {
    const option = planOptions.find((known) => known === word.toLowerCase())
    if (!option) throw restErrors.noSuchMedia(range.trim())
    return option
  })
  return { format: suffix.toLowerCase() === 'json' ? 'json' : 'text', options, of }
}

/** The media type of the answer, as PostgREST writes it. */
export function planContentType({ format, options, of }: PlanRequest): string {
  const listed = options.length > 0 ? `; options=${options.join('|')}` : ''
  return `application/vnd.pgrst.plan+${format}; for="${of}"${listed}; charset=utf-8`
}
