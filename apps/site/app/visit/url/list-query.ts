const MAX_PAGE = 100_000
const MAX_SEARCH_LENGTH = 300

/** `page` of a URL; what is no page number is page 1. */
export function readPageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** What was typed into the search field of a list, `q` of its URL. */
export function readSearch(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
}

/** `?q=кафе&level=A1&page=2`; what is not chosen is left out, so that the URL of everything is the plain one. */
export function writeListQuery(values: Record<string, string | null>, page: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value)
  }
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * The pattern for `regexIMatch` that finds exactly this text, in capitals or not: after `***=` Postgres takes every
 * sign for itself. `ilike` cannot do it, because PostgREST reads `*` as `%`.
 */
export const literalPattern = (text: string) => `***=${text}`
