/** The text whose words are reviewed; null for all words. */
export function readTextId(query: URLSearchParams): number | null {
  return readId(query.get('text'))
}

/** The page of a review, and of its data. */
export function reviewSearch(text: number | null): string {
  return text === null ? '' : `?text=${text}`
}

export function readId(value: string | null): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
