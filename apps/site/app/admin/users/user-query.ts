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
  const page = Number(query.get('page'))
  return {
    search: (query.get('q') ?? '').trim().slice(0, 300),
    role: (['user', 'admin'] as const).find((role) => role === query.get('role')) ?? null,
    premium: (['yes', 'no'] as const).find((value) => value === query.get('premium')) ?? null,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export function userAddress({ search, role, premium, page }: UserQuery): string {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (role) query.set('role', role)
  if (premium) query.set('premium', premium)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
