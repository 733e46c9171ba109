import { say as sayIn } from '@slovo/messages'
import { privacy, privacyParts } from '@slovo/messages/privacy'
import { Link } from '../ui/link.tsx'
import { localeOf } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { readerContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import type { Route } from './+types/privacy.route.ts'
import { ContactLine } from './contact-line.tsx'
import styles from './legal.css?url'

export function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(readerContext)
  return {
    contactMail: context.get(visitContext).settings.owner.contactMail,
    hasAccount: !!reader && !reader.isAnonymous,
  }
}

export const meta: Route.MetaFunction = ({ loaderData: _, ...around }) => {
  const locale = localeOf(around.location.pathname)
  return pageMeta(around, {
    title: sayIn(locale, privacy.title),
    description: sayIn(locale, privacy.intro),
  })
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  return (
    <article className="legal-page">
      <link rel="stylesheet" href={styles} precedence="default" />
      <header>
        <h1>{say(privacy.title)}</h1>
        <p>{say(privacy.intro)}</p>
      </header>
      {privacyParts.map(({ title, intro, points }) => (
        <section key={title.fr}>
          <h2>{say(title)}</h2>
          {intro && <p>{say(intro)}</p>}
          <ul>
            {points.map((point) => (
              <li key={point.fr}>{say(point)}</li>
            ))}
          </ul>
        </section>
      ))}
      <ContactLine before={privacy.contact} mail={loaderData.contactMail} />
      <p className="legal-links">
        <Link to="/legal" className="text-link">
          {say(privacy.toLegal)}
        </Link>
        {loaderData.hasAccount && (
          <Link to="/account" className="text-link">
            {say(privacy.toAccount)}
          </Link>
        )}
      </p>
    </article>
  )
}
