import { premiumOf, roleOf, saveOf, users } from '@slovo/messages/admin/users'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { Day } from '../list/list-rows.tsx'
import { userForm } from './user-forms.ts'

interface Person {
  id: string
  /** An account made by phone or wallet has none. */
  email: string | null
  role: string
  is_premium: boolean
  created_at: string
}

/** A person, whose role and premium flag are changed in place. */
export function UserRow({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const say = useSay()
  const { pathname, search } = useLocation()
  const form = useForm(userForm, null, { user_id: person.id })
  const email = person.email || say(users.noMail)
  return (
    <li className="user-row">
      <p className="user-mail">
        {email} {isSelf && <span className="badge">{say(users.you)}</span>}
        <small>
          {say(users.since)} <Day at={person.created_at} />
        </small>
      </p>
      <PostForm form={form} action={pathname + search} className="user-form" preventScrollReset>
        {isSelf && <input type="hidden" name="role" value={person.role} />}
        <select
          name="role"
          className="input"
          defaultValue={person.role}
          disabled={isSelf}
          aria-label={say(roleOf, { email })}
        >
          <option value="user">{say(users.user)}</option>
          <option value="admin">{say(users.admin)}</option>
        </select>
        <label className="user-premium">
          <input
            type="checkbox"
            name="is_premium"
            defaultChecked={person.is_premium}
            aria-label={say(premiumOf, { email })}
          />
          {say(users.premium)}
        </label>
        <Button look="secondary" aria-label={say(saveOf, { email })}>
          {say(users.save)}
        </Button>
      </PostForm>
    </li>
  )
}
