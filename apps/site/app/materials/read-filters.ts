import { isLevel } from '@slovo/content-model'
import { type Filters, statuses } from './filters.ts'

/** The filters of an address; what is no filter is left aside. */
export function readFilters(query: URLSearchParams): Filters {
  const level = query.get('level')
  return {
    title: (query.get('q') ?? '').trim().slice(0, 300),
    level: isLevel(level) ? level : null,
    status: statuses.find((status) => status === query.get('status')) ?? null,
    page: readPage(query.get('page')),
  }
}

function readPage(value: string | null) {
  const page = Number(value)
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
