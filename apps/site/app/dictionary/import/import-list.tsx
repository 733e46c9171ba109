import * as progress from '@slovo/messages/import/progress'
import { dateFormat } from '../../ui/date-format.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import type { WordImport } from './imports.server.ts'

/** The files that were brought before; each leads to its page, where it can be taken back. */
export function ImportList({ imports }: { imports: WordImport[] }) {
  const say = useSay()
  const day = dateFormat(useLocale(), { dateStyle: 'long' })
  return (
    <section aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">{say(progress.earlier)}</h2>
      <ul className="import-list">
        {imports.map(({ id, file_name, status, words_added, created_at }) => (
          <li key={id}>
            <Link to={`/dictionary/import/${id}`} className="text-link">
              {file_name}
            </Link>
            <span>
              <time dateTime={created_at}>{day.format(new Date(created_at))}</time> ·{' '}
              {say(progress.statuses[status])} · {say(progress.added, { count: words_added })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
