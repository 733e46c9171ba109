import type { Database, Locale } from '../../visit/session/session.server.ts'
import type { ContentQuery } from './content-query.ts'

/** A line of a list of content. */
export interface ListRow {
  id: number
  title: string
  /** The language that the title is written in. */
  lang: 'ru' | 'fr'
  /** The language that it teaches or is in, where that is not the title's. */
  of?: 'ru' | 'fr'
  isPublished: boolean
  updatedAt: string
  /** What else tells one from another, as it is shown: level, section, book … */
  facts: string[]
}

/** How the rows of one type of content are found, a page at a time. */
export type ContentListing = (asked: {
  database: Database
  locale: Locale
  query: ContentQuery
}) => Promise<{ rows: ListRow[]; count: number }>
