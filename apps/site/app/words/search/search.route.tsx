import { say as sayIn } from '@slovo/messages'
import * as messages from '@slovo/messages/words/search'
import { redirect } from 'react-router'
import { localeOf, localPath } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { ErrorPage } from '../../visit/failure/error-page.tsx'
import { pageMeta } from '../../visit/page/page-meta.ts'
import { localeContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { searchWords } from '../ask-dictionary.server.ts'
import type { Route } from './+types/search.route.ts'
import { certainPage } from './found-pages.ts'
import { FoundWords } from './found-words.tsx'
import { WordSearch } from './word-search.tsx'

/** `/words` is the search, `/words?q=kniga` its results; a text that can only be one word leads to its page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('q')?.trim() ?? ''
  if (typed === '') return { typed, found: [] }
  const found = await searchWords(context.get(visitContext), typed)
  const page = certainPage(found, typed)
  if (page) throw redirect(localPath(context.get(localeContext), page))
  return { typed, found }
}

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  const locale = localeOf(around.location.pathname)
  const { typed = '' } = loaderData ?? {}
  const title = sayIn(locale, messages.title)
  return [
    ...pageMeta(around, {
      title: typed ? `${typed} – ${title}` : title,
      description: sayIn(locale, messages.intro),
    }),
    ...(typed ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function WordSearchRoute({ loaderData: { typed, found } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <div className="words-page">
      <header className="page-header">
        <div>
          <h1>{say(messages.title)}</h1>
          <p>{say(messages.intro)}</p>
        </div>
      </header>
      <WordSearch key={typed} typed={typed} />
      {typed && (
        <section aria-labelledby="found">
          <div role="status">
            <h2 id="found" className="list-note">
              {found.length > 0
                ? say(messages.found, { count: found.length, typed })
                : say(messages.nothing, { typed })}
            </h2>
          </div>
          <FoundWords words={found} />
        </section>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
