import { isLevel, isMaterialSection, type Level, type MaterialSection } from '@slovo/content-model'

export const PAGE_SIZE = 20

export const states = ['published', 'draft', 'deleted'] as const

/** What a list of content is narrowed to; all of it is in the address. */
export interface ListQuery {
  title: string
  lang: 'ru' | 'fr' | null
  section: MaterialSection | null
  level: Level | null
  state: (typeof states)[number] | null
  page: number
}

/** The query of an address; what is no filter is left aside. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const [section, level, page] = [
    query.get('section'),
    query.get('level'),
    Number(query.get('page')),
  ]
  return {
    title: (query.get('q') ?? '').trim().slice(0, 300),
    lang: (['ru', 'fr'] as const).find((lang) => lang === query.get('lang')) ?? null,
    section: isMaterialSection(section) ? section : null,
    level: isLevel(level) ? level : null,
    state: states.find((state) => state === query.get('state')) ?? null,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** `?q=кафе&state=draft&page=2`; what is not chosen is left out. */
export function listAddress({ title, lang, section, level, state, page }: ListQuery): string {
  const query = new URLSearchParams()
  if (title) query.set('q', title)
  for (const [name, value] of Object.entries({ lang, section, level, state })) {
    if (value) query.set(name, value)
  }
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
