import { say } from '@slovo/messages'
import { userCount, users } from '@slovo/messages/admin-users'
import { successes } from '@slovo/messages/errors'
import { redirect } from 'react-router'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { stayWithToast } from '../../visit/form/toast.server.ts'
import { useReader } from '../../visit/page/root-data.ts'
import { PageLinks } from '../list/page-links.tsx'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/users.route.ts'
import { changeUser, listUsers } from './list-users.server.ts'
import { UserFilters } from './user-filters.tsx'
import { readUserQuery, userAddress } from './user-query.ts'
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

export async function action({ context, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context, url)
  const refusal = await changeUser(admin, await request.formData())
  const text = say(admin.locale, refusal ?? successes.contentEdited)
  return stayWithToast(context, request, url, refusal ? 'error' : 'success', text)
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), users.title)} · Slovo` },
]

export default function UsersRoute({ loaderData }: Route.ComponentProps) {
  const { query, people, pages, count } = loaderData
  const say = useSay()
  const ownId = useReader()?.id
  return (
    <>
      <h1>{say(users.title)}</h1>
      <UserFilters query={query} />
      <p role="status" className="list-note">
        {count > 0 ? say(userCount, { count }) : say(users.nobody)}
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
