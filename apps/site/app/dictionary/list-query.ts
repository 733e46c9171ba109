import { lookupKey } from '@slovo/language'
export type Sort = 'newest' | 'alphabetical'

/** A place between two pages: the word at the edge, and whether the page lies after or before it. */
export interface Cursor {
  side: 'after' | 'before'
  id: number
  word: string
}

/** What the address asks for: which words, in which order, from where on. */
export interface ListQuery {
  search: string
  sort: Sort
  /** A text's id, or `none` for words without a text. */
  text: number | 'none' | null
  cursor: Cursor | null
}

const MAX_SEARCH = 100

export function readListQuery(query: URLSearchParams): ListQuery {
  const text = query.get('text')
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    sort: query.get('sort') === 'alphabetical' ? 'alphabetical' : 'newest',
    text: text === 'none' ? 'none' : readId(text),
    cursor: readCursor('after', query.get('after')) ?? readCursor('before', query.get('before')),
  }
}

function readId(value: string | null): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

function readCursor(side: Cursor['side'], value: string | null): Cursor | null {
  const found = /^(\d{1,15})~(.*)$/s.exec(value ?? '')
  return found ? { side, id: Number(found[1]), word: found[2] ?? '' } : null
}

/** The address of a neighbouring page; without a cursor it is the first one. Any other change of the address goes back there too. */
export function listAddress(query: URLSearchParams, cursor: Cursor | null): string {
  const next = new URLSearchParams(query)
  for (const name of ['after', 'before', 'flashcards']) next.delete(name)
  for (const [name, value] of [...next]) if (value === '') next.delete(name)
  if (cursor) next.set(cursor.side, `${cursor.id}~${cursor.word}`)
  return next.size > 0 ? `?${next}` : '?'
}

/** The text asked for, as a `like` pattern over `search_key`: without stress and case, ё as е; `%` and `_` are letters. */
export function searchPattern(search: string): string {
  return `%${lookupKey(search).replace(/[\\%_]/g, '\\$&')}%`
}

/** A value as it stands inside `or=(…)`. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
