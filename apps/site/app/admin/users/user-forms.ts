import { errors } from '@slovo/messages/errors'
import { defineForm } from '../../visit/form/define-form.ts'
import { readPageNumber, readSearch, writeListQuery } from '../../visit/url/list-query.ts'

/** As many as `admin_list_users` gives. */
export const USERS_PER_PAGE = 20

export interface UserQuery {
  search: string
  role: 'user' | 'admin' | null
  premium: 'yes' | 'no' | null
  page: number
}

/** The query of an address; what is no filter is left aside. */
export function readUserQuery(query: URLSearchParams): UserQuery {
  return {
    search: readSearch(query),
    role: (['user', 'admin'] as const).find((role) => role === query.get('role')) ?? null,
    premium: (['yes', 'no'] as const).find((value) => value === query.get('premium')) ?? null,
    page: readPageNumber(query),
  }
}

export function userAddress({ search, role, premium, page }: UserQuery): string {
  return writeListQuery({ q: search, role, premium }, page)
}

/** Changes the role and the premium flag of one user. */
export const userForm = defineForm({
  intents: ['change-user'],
  fields: {
    user_id: { maxLength: 36, isHidden: true },
    role: { maxLength: 10, isHidden: true },
    is_premium: { maxLength: 2, isHidden: true },
  },
  schema: ({ z, say }) => {
    const unexpected = say(errors.unexpected)
    return z.object({
      user_id: z.uuid(unexpected),
      role: z.enum(['user', 'admin'], unexpected),
      // A box that is not checked is not sent.
      is_premium: z.enum(['on', ''], unexpected).transform((value) => value === 'on'),
    })
  },
})
