import { say } from '@slovo/messages'
import { introduction, nothingKept, title } from '@slovo/messages/offline/page'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import type { Route } from './+types/offline.route.ts'

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), title)} · Slovo` },
  { name: 'robots', content: 'noindex' },
]

/** The service worker fills both sections, and shows this page in place of one that is not on the device. */
export default function OfflineRoute() {
  const say = useSay()
  return (
    <article className="offline-page">
      <section data-slot="head">
        <h1>{say(title)}</h1>
        <p>{say(introduction)}</p>
      </section>
      <section data-slot="lists">
        <p>{say(nothingKept)}</p>
      </section>
    </article>
  )
}
