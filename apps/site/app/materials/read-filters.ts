import { isLevel } from '@slovo/content-model'
import { readPageNumber, readSearch } from '../visit/url/list-query.ts'
import { type Filters, statuses } from './filters.ts'

/** The filters of an address; what is no filter is left aside. */
export function readFilters(query: URLSearchParams): Filters {
  const level = query.get('level')
  return {
    title: readSearch(query),
    level: isLevel(level) ? level : null,
    status: statuses.find((status) => status === query.get('status')) ?? null,
    page: readPageNumber(query),
  }
}
