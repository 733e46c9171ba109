import { say as sayIn } from '@slovo/messages'
import { teacher } from '@slovo/messages/teacher'
import { Mail } from 'lucide-react'
import { localeOf } from '../platform/local-path.ts'
import { siteSettings } from '../shell/site-settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import type { Route } from './+types/teacher.route.ts'

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), teacher.title)} · Slovo` },
]

export default function TeacherRoute() {
  const say = useSay()
  return (
    <article className="plain-page">
      <h1>{say(teacher.title)}</h1>
      <p>{say(teacher.intro)}</p>
      <p>{say(teacher.advice)}</p>
      <div className="actions">
        <a href={`mailto:${siteSettings.contactMail}`} className="button button-primary">
          <Mail aria-hidden="true" />
          {say(teacher.write)}
        </a>
        <ButtonLink to="/materials" look="secondary">
          {say(teacher.toMaterials)}
        </ButtonLink>
      </div>
    </article>
  )
}
