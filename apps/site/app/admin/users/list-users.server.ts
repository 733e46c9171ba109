import { users } from '@slovo/messages/admin/users'
import { errors, successes } from '@slovo/messages/errors'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { stayWithToast } from '../../visit/form/toast.server.ts'
import { type Admin, requireAdmin } from '../require-admin.server.ts'
import { USERS_PER_PAGE, type UserQuery, userForm } from './user-forms.ts'

/** A page of the people who have an account, newest first. */
export async function listUsers({ database }: Admin, { search, role, premium, page }: UserQuery) {
  const rows = unwrap(
    await database.rpc('admin_list_users', {
      search,
      page,
      ...(role && { of_role: role }),
      ...(premium && { of_premium: premium === 'yes' }),
    }),
  )
  return {
    people: rows.map(({ count: _, ...person }) => person),
    pages: Math.ceil((rows[0]?.count ?? 0) / USERS_PER_PAGE),
    count: rows[0]?.count ?? 0,
  }
}

const OWN_ROLE = 'P0001'

export const changeUser = handleForm(userForm, async (post) => {
  const { context, request, say, url, values, refuse } = post
  const { database } = requireAdmin(context, url)
  const { error } = await database.rpc('admin_change_user', values)
  if (error)
    return refuse({ refusal: say(error.code === OWN_ROLE ? users.ownRole : errors.unexpected) })
  // The list stays filtered.
  return stayWithToast(context, request, url, 'success', say(successes.contentEdited))
})
