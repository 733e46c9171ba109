import { langs, list } from '@slovo/messages/admin'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { Day } from './day.tsx'
import type { ListRow } from './listing.ts'

/** Each line leads to the editor of its row. */
export function ListRows({ type, rows }: { type: string; rows: ListRow[] }) {
  const say = useSay()
  return (
    <ul className="admin-rows">
      {rows.map(({ id, title, lang, of = lang, isPublished, updatedAt, facts }) => (
        <li key={id} className="admin-row">
          <Link to={`/admin/${type}/${id}`} className="admin-row-title" lang={lang}>
            {title}
          </Link>
          <span className="admin-row-facts">
            {[say(langs[of]), ...facts].join(' · ')} · <Day at={updatedAt} />
          </span>
          <span className={isPublished ? 'badge badge-published' : 'badge badge-draft'}>
            {say(isPublished ? list.published : list.draft)}
          </span>
        </li>
      ))}
    </ul>
  )
}
