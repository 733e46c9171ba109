import type { Queries } from '@slovo/database'
import { requestErrors } from '../errors/request-errors.ts'
import { offsetOf, type Page } from '../http/read-url.ts'
import type { Account } from './account-rows.ts'
import { DEFAULT_INSTANCE_ID } from './new-account.ts'

/** One page of the accounts, newest first unless `created_at asc` is asked for. */
export async function listAccounts(
  queries: Queries,
  { filter, sort, ...page }: Page & { filter: string; sort: string },
) {
  if (filter.includes('\0')) throw requestErrors.validationFailed('Bad filter')
  const order = readOrder(sort)
  const where = `where instance_id = '${DEFAULT_INSTANCE_ID}' and ($1 = ''
    or email like '%' || $1 || '%' or raw_user_meta_data ->> 'full_name' ilike '%' || $1 || '%')`
  const { rows: accounts } = await queries.query<Account>(
    `select * from auth.users ${where} order by created_at ${order}, id limit $2 offset $3`,
    [filter, page.perPage, offsetOf(page)],
  )
  const { rows } = await queries.query<{ total: number }>(
    `select count(*)::int as total from auth.users ${where}`,
    [filter],
  )
  return { accounts, total: rows[0]?.total ?? 0 }
}

function readOrder(sort: string) {
  if (sort === '') return 'desc'
  const direction = /^created_at( (asc|desc))?$/i.exec(sort)
  if (!direction) throw requestErrors.validationFailed('Bad Sort Parameters')
  return direction[2]?.toLowerCase() === 'asc' ? 'asc' : 'desc'
}
