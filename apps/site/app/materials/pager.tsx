import { pages } from '@slovo/messages/materials'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { usePage } from '../ui/page.ts'
import { useSay } from '../ui/say.ts'
import { offeredPages } from '../visit/url/offered-pages.ts'
import { changeFilters, type Filters, filtersQuery, pageCount } from './filters.ts'

/** The way to the other pages; one page needs none. */
export function Pager({ filters, count }: { filters: Filters; count: number }) {
  const say = useSay()
  const { pathname, Link } = usePage()
  const last = pageCount(count)
  if (last <= 1) return null

  const addressOf = (page: number) => pathname + filtersQuery(changeFilters(filters, { page }))
  return (
    <nav aria-label={say(pages.label)} className="pager">
      {filters.page > 1 && (
        <Link to={addressOf(filters.page - 1)} rel="prev" aria-label={say(pages.previous)}>
          <ChevronLeft aria-hidden="true" />
        </Link>
      )}
      {offeredPages(filters.page, last).map((page, place) =>
        page === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap-${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={addressOf(page)}
            aria-label={say(pages.page, { page })}
            aria-current={page === filters.page ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {filters.page < last && (
        <Link to={addressOf(filters.page + 1)} rel="next" aria-label={say(pages.next)}>
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
