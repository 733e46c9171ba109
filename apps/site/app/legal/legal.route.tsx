import { say as sayIn } from '@slovo/messages'
import { belongings, legal } from '@slovo/messages/legal'
import { Link } from '../ui/link.tsx'
import { localeOf } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import type { SiteOwner } from '../visit/page/site-owner.ts'
import { readerContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import type { Route } from './+types/legal.route.ts'
import { ContactLine } from './contact-line.tsx'
import styles from './legal.css?url'

export function loader({ context }: Route.LoaderArgs) {
  const { owner } = context.get(visitContext).settings
  const isAdmin = context.get(readerContext)?.isAdmin ?? false
  return { owner, missing: isAdmin ? missingOf(owner) : [] }
}

export const meta: Route.MetaFunction = ({ loaderData: _, ...around }) => {
  const locale = localeOf(around.location.pathname)
  return pageMeta(around, {
    title: sayIn(locale, legal.title),
    description: sayIn(locale, legal.intro),
  })
}

export default function LegalRoute({ loaderData: { owner, missing } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <article className="legal-page">
      <link rel="stylesheet" href={styles} precedence="default" />
      <header>
        <h1>{say(legal.title)}</h1>
        <p>{say(legal.intro)}</p>
      </header>
      {missing.length > 0 && (
        <p role="note" className="admin-note">
          {say(legal.missing)} {missing.join(', ')}
        </p>
      )}
      {(owner.name || owner.address || owner.contactMail) && (
        <section>
          <h2>{say(legal.owner)}</h2>
          {owner.name && <p>{owner.name}</p>}
          {owner.address && <p>{owner.address}</p>}
          <ContactLine before={legal.contact} mail={owner.contactMail} />
        </section>
      )}
      {owner.hosting && (
        <section>
          <h2>{say(legal.hosting)}</h2>
          <p>{owner.hosting}</p>
        </section>
      )}
      {belongings.map(({ title, text }) => (
        <section key={title.fr}>
          <h2>{say(title)}</h2>
          <p>{say(text)}</p>
        </section>
      ))}
      <section>
        <h2>{say(legal.privacy)}</h2>
        <p>
          <Link to="/privacy" className="text-link">
            {say(legal.toPrivacy)}
          </Link>
        </p>
      </section>
    </article>
  )
}

/** The settings that the page would show and that are empty. */
function missingOf({ name, address, hosting, contactMail }: SiteOwner): string[] {
  const named = {
    SITE_OWNER_NAME: name,
    SITE_OWNER_ADDRESS: address,
    SITE_CONTACT_EMAIL: contactMail,
    SITE_HOSTING: hosting,
  }
  return Object.entries(named).flatMap(([setting, value]) => (value ? [] : [setting]))
}
