import { isLevel, isMaterialSection, type Level, type MaterialSection } from '@slovo/content-model'
import { readPageNumber, readSearch, writeListQuery } from '../../visit/url/list-query.ts'

export const ROWS_PER_PAGE = 20

export const states = ['published', 'draft', 'deleted'] as const

/** What a list of content is narrowed to; all of it is in the address. */
export interface ContentQuery {
  title: string
  lang: 'ru' | 'fr' | null
  section: MaterialSection | null
  level: Level | null
  state: (typeof states)[number] | null
  page: number
}

/** The query of an address; what is no filter is left aside. */
export function readContentQuery(query: URLSearchParams): ContentQuery {
  const section = query.get('section')
  const level = query.get('level')
  return {
    title: readSearch(query),
    lang: (['ru', 'fr'] as const).find((lang) => lang === query.get('lang')) ?? null,
    section: isMaterialSection(section) ? section : null,
    level: isLevel(level) ? level : null,
    state: states.find((state) => state === query.get('state')) ?? null,
    page: readPageNumber(query),
  }
}

/** `?q=кафе&state=draft&page=2`; what is not chosen is left out. */
export function contentAddress({ title, lang, section, level, state, page }: ContentQuery): string {
  return writeListQuery({ q: title, lang, section, level, state }, page)
}
