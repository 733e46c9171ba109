import type { Queries } from '@slovo/database'
import { requestErrors } from '../errors/request-errors.ts'
import { offsetOf, type Page } from '../http/read-url.ts'

/** Members of the payload that a query may search. */
const SEARCHED = new Map([
  ['author', ['actor_username', 'actor_name']],
  ['action', ['action']],
  ['type', ['log_type']],
])

/** One page of the audit log, newest first; `query` is `author:…`, `action:…` or `type:…`. */
export async function listAudit(queries: Queries, { query, ...page }: Page & { query: string }) {
  const { members, text } = readQuery(query)
  const where = `where :text = '' or exists (
    select from unnest(:members::text[]) as member where payload ->> member ilike '%' || :text || '%')`
  const { rows: entries } = await queries.query(
    `select id, payload, created_at, ip_address from auth.audit_log_entries ${where}
     order by created_at desc, id limit :limit offset :offset`,
    { text, members, limit: page.perPage, offset: offsetOf(page) },
  )
  const { rows } = await queries.query<{ total: number }>(
    `select count(*)::int as total from auth.audit_log_entries ${where}`,
    { text, members },
  )
  return { entries, total: rows[0]?.total ?? 0 }
}

function readQuery(query: string) {
  if (query.includes('\0')) throw requestErrors.validationFailed('bad query string')
  const [, name, rest] = /^([a-z]+):(.*)$/s.exec(query) ?? []
  const members = SEARCHED.get(name ?? 'author')
  if (!members) throw requestErrors.validationFailed('bad query string')
  return { members, text: rest ?? query }
}
