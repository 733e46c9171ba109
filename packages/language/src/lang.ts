/** A learning language. */
export type Lang = 'ru' | 'fr'

/** A place in a text, as UTF-16 offsets: `text.slice(start, end)`. */
export interface Span {
  start: number
  end: number
}
