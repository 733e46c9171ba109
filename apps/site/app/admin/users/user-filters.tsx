import { users } from '@slovo/messages/admin-users'
import { FilterForm } from '../../ui/filter-form.tsx'
import { useSay } from '../../ui/say.ts'
import type { UserQuery } from './user-query.ts'

export function UserFilters({ query }: { query: UserQuery }) {
  const say = useSay()
  return (
    <FilterForm
      search={{ label: say(users.search), value: query.search }}
      filters={[
        {
          name: 'role',
          label: say(users.role),
          all: say(users.all),
          value: query.role,
          choices: [
            { value: 'user', name: say(users.user) },
            { value: 'admin', name: say(users.admin) },
          ],
        },
        {
          name: 'premium',
          label: say(users.premium),
          all: say(users.all),
          value: query.premium,
          choices: [
            { value: 'yes', name: say(users.yes) },
            { value: 'no', name: say(users.no) },
          ],
        },
      ]}
      apply={say(users.apply)}
    />
  )
}
