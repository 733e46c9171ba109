import { say as sayIn } from '@slovo/messages'
import { lessons as messages } from '@slovo/messages/lessons'
import { learningLanguageContext } from '../middleware/learning-language.server.ts'
import { databaseContext, localeContext } from '../middleware/session.server.ts'
import { localeOf } from '../platform/local-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import type { Route } from './+types/lessons.route.ts'
import { listLessons } from './lessons.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const lang = context.get(learningLanguageContext)
  return { lessons: await listLessons(database, context.get(localeContext), lang) }
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), messages.title)} · Slovo` },
]

export default function LessonsRoute({ loaderData: { lessons } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <article className="plain-page">
      <h1>{say(messages.title)}</h1>
      {lessons.length > 0 ? (
        <ul className="plain-list">
          {lessons.map(({ id, level, title }) => (
            <li key={id}>
              <span className="badge">{level}</span> {title}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{say(messages.empty)}</p>
          <p>{say(messages.meanwhile)}</p>
          <div className="actions">
            <ButtonLink to="/materials">{say(messages.toMaterials)}</ButtonLink>
          </div>
        </>
      )}
    </article>
  )
}
