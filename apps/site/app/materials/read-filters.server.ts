import { redirect } from 'react-router'
import type { Reader } from '../visit/session/session.server.ts'
import type { Card } from './card.server.ts'
import { changeFilters, type Filters, filtersQuery, readFilters } from './filters.ts'

/**
 * The filters of a list's address; of a learner's link, a visitor gets those that are not about a learner. A form sends its
 * empty fields too: the address becomes that of what was chosen.
 */
export function requireFilters(url: URL, reader: Reader | null): Filters {
  const filters = readFilters(url.searchParams)
  if ([...url.searchParams.values()].includes('')) {
    throw redirect(url.pathname + filtersQuery(filters))
  }
  return reader ? filters : { ...filters, status: null, sort: null, inReach: false }
}

/** A page beyond the last one leads to the first. */
export function requirePage({ pathname }: URL, filters: Filters, cards: readonly Card[]) {
  if (cards.length === 0 && filters.page > 1) {
    throw redirect(pathname + filtersQuery(changeFilters(filters, {})))
  }
}

/** Filters by known words are for a learner with words; what was chosen already can be taken back. */
export function offersShares({ inReach, sort }: Filters, cards: readonly Card[]): boolean {
  return inReach || sort !== null || cards.some(({ words }) => words && words.known !== null)
}
