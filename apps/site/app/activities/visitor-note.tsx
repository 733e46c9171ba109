import * as messages from '@slovo/messages/activities'
import { useLocation } from 'react-router'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'

/** What an account adds, said once above the activities. */
export function VisitorNote() {
  const say = useSay()
  const { pathname, search } = useLocation()
  return (
    <p className="activity-note">
      {say(messages.visitor)}{' '}
      <Link to={`/signin?next=${encodeURIComponent(pathname + search)}`}>
        {say(messages.createAccount)}
      </Link>
    </p>
  )
}
