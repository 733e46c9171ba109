import { say as sayIn } from '@slovo/messages'
import { blog } from '@slovo/messages/blog'
import { learningLanguageContext } from '../middleware/learning-language.server.ts'
import { databaseContext } from '../middleware/session.server.ts'
import { localeOf } from '../platform/local-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useLocale, useSay } from '../ui/say.ts'
import type { Route } from './+types/blog.route.ts'
import { listPosts } from './blog.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const lang = context.get(learningLanguageContext)
  return { posts: await listPosts(context.get(databaseContext), lang) }
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), blog.title)} · Slovo` },
]

export default function BlogRoute({ loaderData: { posts } }: Route.ComponentProps) {
  const say = useSay()
  const locale = useLocale()
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article className="plain-page">
      <h1>{say(blog.title)}</h1>
      {posts.length > 0 ? (
        <ul className="plain-list">
          {posts.map(({ id, title, summary, published_at }) => (
            <li key={id}>
              <h2>{title}</h2>
              <time dateTime={published_at}>{days.format(new Date(published_at))}</time>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{say(blog.empty)}</p>
          <p>{say(blog.meanwhile)}</p>
          <div className="actions">
            <ButtonLink to="/materials">{say(blog.toMaterials)}</ButtonLink>
          </div>
        </>
      )}
    </article>
  )
}
