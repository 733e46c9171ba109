import type { StoredObject } from '../objects/objects.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

/**
 * For how long a public URL may be cached. `?v=1795440000000` is a time in milliseconds that is over: under this URL a file that
 * has not changed since then never will, since a page that shows the next one asks with a later time.
 */
export function cacheControlOf(
  { metadata, updated_at }: Pick<StoredObject, 'metadata' | 'updated_at'>,
  version: string | undefined,
): string {
  const time = Number(version)
  if (version && updated_at.getTime() <= time && time <= Date.now()) return A_YEAR
  return metadata?.cacheControl ?? 'no-cache'
}
