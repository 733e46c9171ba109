import type { WordCursor, WordQuery } from '../words/list.server.ts'

const MAX_SEARCH_LENGTH = 100

/** What is asked for without a query. */
export const firstPage: WordQuery = { search: '', sort: 'newest', text: null, cursor: null }

export const isFirstPage = ({ search, sort, text, cursor }: WordQuery) =>
  search === '' && sort === 'newest' && text === null && cursor === null

/** What the URL of the dictionary asks for. */
export function readWordQuery(query: URLSearchParams): WordQuery {
  const text = query.get('text')
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    sort: query.get('sort') === 'alphabetical' ? 'alphabetical' : 'newest',
    text: text === 'none' ? 'none' : readId(text),
    cursor: readCursor('after', query.get('after')) ?? readCursor('before', query.get('before')),
  }
}

function readId(value: string | null): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

function readCursor(side: WordCursor['side'], value: string | null): WordCursor | null {
  const found = /^(\d{1,15})~(.*)$/s.exec(value ?? '')
  return found ? { side, id: Number(found[1]), word: found[2] ?? '' } : null
}

/** The URL of a neighbouring page; without a cursor, of the first one. */
export function wordListUrl(query: URLSearchParams, cursor: WordCursor | null): string {
  const next = new URLSearchParams(query)
  for (const name of ['after', 'before', 'flashcards']) next.delete(name)
  for (const [name, value] of [...next]) if (value === '') next.delete(name)
  if (cursor) next.set(cursor.side, `${cursor.id}~${cursor.word}`)
  return next.size > 0 ? `?${next}` : '?'
}
