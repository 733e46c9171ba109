import { isLevel, type Level } from '@slovo/content-model'
import { readPageNumber, readSearch, writeListQuery } from '../visit/url/list-query.ts'
import type { StudyStatus } from './study/study-status.ts'

/** The specified size of a page of materials. */
export const PAGE_SIZE = 10

/** What a list of materials is narrowed to; all of it is in the address. */
export interface Filters {
  title: string
  level: Level | null
  status: StudyStatus | null
  /** None: newest first. */
  sort: typeof EASIEST | null
  /** Only what a learner knows 90 to 98 % of. */
  inReach: boolean
  page: number
}

/** The value of `words` in the address: texts in reach. */
export const REACH = 'reach'
export const EASIEST = 'easiest'

export const statuses = [
  'being-studied',
  'studied',
  'untouched',
] as const satisfies readonly StudyStatus[]

/** `?q=кафе&level=A1&words=reach&page=2`; what is not chosen is left out, so the address of everything is the plain one. */
export function filtersQuery({ title, level, status, sort, inReach, page }: Filters): string {
  return writeListQuery({ q: title, level, status, words: inReach ? REACH : null, sort }, page)
}

/** Any change but that of the page itself goes back to page 1. */
export function changeFilters(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...change }
}

export function pageCount(count: number): number {
  return Math.ceil(count / PAGE_SIZE)
}

/** The filters of an address; what is no filter is left aside. */
export function readFilters(query: URLSearchParams): Filters {
  const level = query.get('level')
  return {
    title: readSearch(query),
    level: isLevel(level) ? level : null,
    status: statuses.find((status) => status === query.get('status')) ?? null,
    sort: query.get('sort') === EASIEST ? EASIEST : null,
    inReach: query.get('words') === REACH,
    page: readPageNumber(query),
  }
}
