import { list, page as pageName } from '@slovo/messages/admin'
import { Link, useLocation } from 'react-router'
import { useSay } from '../../ui/say.ts'

interface PageLinksProps {
  page: number
  last: number
  addressOf: (page: number) => string
}

/** The way to the other pages: first, last, and those around the one shown. One page needs none. */
export function PageLinks({ page, last, addressOf }: PageLinksProps) {
  const say = useSay()
  const { pathname } = useLocation()
  if (last <= 1) return null

  const around = [1, page - 1, page, page + 1, last]
  const offered = [...new Set(around)].filter((one) => one >= 1 && one <= last)
  return (
    <nav aria-label={say(list.pages)} className="pager">
      {offered.map((one) => (
        <Link
          key={one}
          to={pathname + addressOf(one)}
          aria-label={say(pageName, { page: one })}
          aria-current={one === page ? 'page' : undefined}
        >
          {one}
        </Link>
      ))}
    </nav>
  )
}
