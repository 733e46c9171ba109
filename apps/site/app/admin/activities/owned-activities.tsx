import { exerciseType } from '@slovo/messages/admin/exercise-types'
import { list, newOne, types } from '@slovo/messages/admin/items'
import { Plus } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'

interface OwnedActivitiesProps {
  owner: { type: 'lessons' | 'materials'; id: number }
  activities: { id: number; title: string; library: string; is_published: boolean }[]
}

/** The activities of what is being edited, each with its own editor, and the way to another. */
export function OwnedActivities({ owner, activities }: OwnedActivitiesProps) {
  const say = useSay()
  return (
    <section>
      <header className="admin-head">
        <h2>{say(types.activities)}</h2>
        <ButtonLink to={`/admin/activities/new?owner=${owner.type}:${owner.id}`} look="secondary">
          <Plus aria-hidden="true" />
          {say(newOne.activities)}
        </ButtonLink>
      </header>
      <ul className="admin-rows">
        {activities.map(({ id, title, library, is_published }) => (
          <li key={id} className="admin-row">
            <Link to={`/admin/activities/${id}`} className="admin-row-title">
              {title || say(exerciseType(library))}
            </Link>
            <span className="admin-row-facts">{say(exerciseType(library))}</span>
            <span className={is_published ? 'badge badge-published' : 'badge badge-draft'}>
              {say(is_published ? list.published : list.draft)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
