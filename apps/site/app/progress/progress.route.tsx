import { progress as messages } from '@slovo/messages/progress'
import { ButtonLink } from '../ui/button.tsx'
import { localeOf } from '../ui/local-path.ts'
import { sayIn, useSay } from '../ui/say.ts'
import { requireUser } from '../visit/session/session.server.ts'
import type { Route } from './+types/progress.route.ts'
import { HardestWords } from './hardest-words.tsx'
import { loadProgress } from './load-progress.server.ts'
import { PictureFigure } from './pictures/picture-figure.tsx'
import './pictures/drawn.css'
import './progress.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context, url)
  return loadProgress(context)
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn[localeOf(location.pathname)](messages.title)} · Slovo` },
]

export default function ProgressRoute({
  loaderData: { lang, pictures, hardest },
}: Route.ComponentProps) {
  const say = useSay()
  return (
    <>
      <header className="page-header">
        <div>
          <h1>{say(messages.title)}</h1>
          <p>{say(messages.intro)}</p>
        </div>
      </header>
      {pictures.length === 0 ? (
        <div className="empty">
          <p>{say(messages.nothing)}</p>
          <ButtonLink to="/materials">{say(messages.choose)}</ButtonLink>
        </div>
      ) : (
        <div className="pictures">
          {pictures.map((picture) => (
            <PictureFigure key={picture.name} {...picture} />
          ))}
          <HardestWords words={hardest} lang={lang} />
        </div>
      )}
    </>
  )
}
