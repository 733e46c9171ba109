import { list, page as pageName } from '@slovo/messages/admin'
import { Link, useLocation } from 'react-router'
import { useSay } from '../../ui/say.ts'
import { type ListQuery, listAddress, PAGE_SIZE } from './list-query.ts'

/** The way to the other pages; one page needs none. */
export function ListPager({ query, count }: { query: ListQuery; count: number }) {
  const say = useSay()
  const { pathname } = useLocation()
  const last = query.state === 'deleted' ? 1 : Math.ceil(count / PAGE_SIZE)
  if (last <= 1) return null

  const around = [1, query.page - 1, query.page, query.page + 1, last]
  const offered = [...new Set(around)].filter((one) => one >= 1 && one <= last)
  return (
    <nav aria-label={say(list.pages)} className="pager">
      {offered.map((page) => (
        <Link
          key={page}
          to={pathname + listAddress({ ...query, page })}
          aria-label={say(pageName, { page })}
          aria-current={page === query.page ? 'page' : undefined}
        >
          {page}
        </Link>
      ))}
    </nav>
  )
}
