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
