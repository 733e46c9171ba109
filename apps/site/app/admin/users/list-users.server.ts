import { users } from '@slovo/messages/admin-users'
import { errors } from '@slovo/messages/errors'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Admin } from '../require-admin.server.ts'
import { USERS_PER_PAGE, type UserQuery } from './user-query.ts'

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

const Change = z.object({
  user_id: z.uuid(),
  role: z.enum(['user', 'admin']),
  is_premium: z
    .literal('on')
    .nullable()
    .transform((value) => value === 'on'),
})

const OWN_ROLE = 'P0001'

/** Gives the sentence back that says why nothing has changed; null when it has. */
export async function changeUser({ database }: Admin, form: FormData) {
  const change = Change.safeParse({
    user_id: form.get('user_id'),
    role: form.get('role'),
    is_premium: form.get('is_premium'),
  })
  if (!change.success) return errors.unexpected
  const { error } = await database.rpc('admin_change_user', change.data)
  if (!error) return null
  return error.code === OWN_ROLE ? users.ownRole : errors.unexpected
}
