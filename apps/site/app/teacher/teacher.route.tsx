import { say as sayIn } from '@slovo/messages'
import { teacher } from '@slovo/messages/teacher'
import { Mail } from 'lucide-react'
import { findDraftPath, findPage } from '../text-blocks/pages.server.ts'
import { TextBlocks } from '../text-blocks/text-blocks.tsx'
import { TextRuns } from '../text-blocks/text-runs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { localeOf } from '../ui/local-path.ts'
import { useLocale, useSay } from '../ui/say.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { useSiteOwner } from '../visit/page/root-data.ts'
import { databaseContext, localeContext, readerContext } from '../visit/session/session.server.ts'
import type { Route } from './+types/teacher.route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const locale = context.get(localeContext)
  const page = await findPage(database, 'teacher', locale)
  const isAdmin = context.get(readerContext)?.isAdmin
  const draftPath = isAdmin && !page ? await findDraftPath(database, 'teacher', locale) : null
  return { page, draftPath }
}

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  const locale = localeOf(around.location.pathname)
  const page = loaderData?.page
  return pageMeta(around, {
    title: page?.title ?? sayIn(locale, teacher.title),
    description: page?.summary || sayIn(locale, teacher.intro),
  })
}

/** Written by the admin; a site whose page is not written yet says how to reach its owner. */
export default function TeacherRoute({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  const { page, draftPath } = loaderData
  const { contactMail } = useSiteOwner()
  const locale = useLocale()
  return (
    <article className="teacher-page">
      {draftPath && (
        <p role="note" className="admin-note">
          {say(teacher.draft)}{' '}
          <Link to={draftPath} className="text-link">
            {say(teacher.writePage)}
          </Link>
        </p>
      )}
      <header>
        <h1>{page?.title ?? say(teacher.title)}</h1>
        <p className="post-summary">
          <TextRuns text={page?.summary || say(teacher.intro)} lang={locale} />
        </p>
      </header>
      {!page && contactMail && <p>{say(teacher.invitation)}</p>}
      {page && <TextBlocks blocks={page.blocks} lang={locale} />}
      <div className="actions">
        {contactMail && (
          <a href={`mailto:${contactMail}`} className="button button-primary">
            <Mail aria-hidden="true" />
            {say(teacher.write)}
          </a>
        )}
        <ButtonLink to="/materials" look="secondary">
          {say(teacher.toMaterials)}
        </ButtonLink>
      </div>
    </article>
  )
}
