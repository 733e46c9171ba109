import { say } from '@slovo/messages'
import { userCount, users } from '@slovo/messages/admin/users'
import { redirect } from 'react-router'
import { FilterForm } from '../../ui/filter-form.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { useSay } from '../../ui/say.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { useReader } from '../../visit/page/root-data.ts'
import { PageLinks } from '../list/list-controls.tsx'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/users.route.ts'
import { changeUser, listUsers } from './list-users.server.ts'
import { readUserQuery, type UserQuery, userAddress } from './user-forms.ts'
import { UserRow } from './user-row.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const query = readUserQuery(url.searchParams)
  if ([...url.searchParams.values()].includes('')) throw redirect(url.pathname + userAddress(query))
  const found = await listUsers(admin, query)
  if (found.people.length === 0 && query.page > 1) {
    throw redirect(url.pathname + userAddress({ ...query, page: 1 }))
  }
  return { query, ...found }
}

export async function action(posted: Route.ActionArgs) {
  requireAdmin(posted.context, posted.url)
  return answerForms(posted)
}

const answerForms = formAction(changeUser)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), users.title)} · Slovo` },
]

export default function UsersRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { query, people, pages, count } = loaderData
  const say = useSay()
  const ownId = useReader()?.id
  return (
    <>
      <h1>{say(users.title)}</h1>
      <Refusal answer={actionData ?? undefined} />
      <UserFilters query={query} />
      <p role="status" className="list-note">
        {count > 0 ? say(userCount, { count }) : say(users.noMatch)}
      </p>
      <ul className="admin-rows">
        {people.map((person) => (
          <UserRow
            key={`${person.id} ${person.role} ${person.is_premium}`}
            person={person}
            isSelf={person.id === ownId}
          />
        ))}
      </ul>
      <PageLinks
        page={query.page}
        last={pages}
        addressOf={(page) => userAddress({ ...query, page })}
      />
    </>
  )
}

function UserFilters({ query }: { query: UserQuery }) {
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
