import { say as sayIn } from '@slovo/messages'
import { best, doneBefore, myResults } from '@slovo/messages/activities'
import { ButtonLink } from '../../ui/button.tsx'
import { dateFormat } from '../../ui/date-format.ts'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useLocale, useSay } from '../../ui/say.ts'
import { databaseContext, localeContext, requireUser } from '../../visit/session/session.server.ts'
import type { Route } from './+types/my-results.route.ts'
import { listMyResults, type MyResult } from './my-results.server.ts'
import { formatPoints } from './points.ts'
import './my-results.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const locale = context.get(localeContext)
  return { results: await listMyResults(context.get(databaseContext), reader, locale) }
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), myResults.title)} · Slovo` },
]

export default function MyResultsRoute({ loaderData: { results } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <article className="my-results">
      <h1>{say(myResults.title)}</h1>
      {results.length > 0 ? (
        <ul>
          {results.map((result) => (
            <Result key={result.activity} {...result} />
          ))}
        </ul>
      ) : (
        <p>{say(myResults.none)}</p>
      )}
      <div className="actions">
        <ButtonLink to="/lessons" look={results.length > 0 ? 'secondary' : 'primary'}>
          {say(myResults.toLessons)}
        </ButtonLink>
        <ButtonLink to="/account" look="quiet">
          {say(myResults.toAccount)}
        </ButtonLink>
      </div>
    </article>
  )
}

function Result({ title, score, max, lastDoneAt, owner }: MyResult) {
  const say = useSay()
  const locale = useLocale()
  const day = dateFormat(locale, { dateStyle: 'long' })
  const points = formatPoints({ score, max }, locale)
  return (
    <li>
      <p>
        <span>{title}</span>
        {owner && (
          <Link to={owner.path} className="text-link" lang={owner.lang}>
            {owner.title}
          </Link>
        )}
      </p>
      <p className="my-result-facts">
        {max > 0 ? say(best, points) : say(doneBefore)}
        <time dateTime={lastDoneAt.slice(0, 10)}>{day.format(new Date(lastDoneAt))}</time>
      </p>
    </li>
  )
}
