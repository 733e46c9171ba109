import { Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { offsetOf, readPage, tellPages } from '../http/read-page.ts'

const COLUMNS = new Map([
  ['author', ['actor_username', 'actor_name']],
  ['action', ['action']],
  ['type', ['log_type']],
])

/** `GET /admin/audit?query=author:…`: what was done to accounts, newest first. */
export function adminAuditRoutes({ database }: AuthParts) {
  return new Hono().get('/', async (c) => {
    const page = readPage(c)
    const { names, text } = readQuery(c.req.query('query') ?? '')
    const where = `where $1 = '' or exists (
      select from unnest($2::text[]) as name where payload ->> name ilike '%' || $1 || '%')`
    const { rows } = await database.query(
      `select id, payload, created_at, ip_address from auth.audit_log_entries ${where}
       order by created_at desc, id limit $3 offset $4`,
      [text, names, page.perPage, offsetOf(page)],
    )
    const { rows: counts } = await database.query<{ total: number }>(
      `select count(*)::int as total from auth.audit_log_entries ${where}`,
      [text, names],
    )
    tellPages(c, counts[0]?.total ?? 0, page)
    return c.json(rows)
  })
}

function readQuery(query: string) {
  if (query.includes('\0')) throw requestErrors.validationFailed('bad query string')
  const [, name, rest] = /^([a-z]+):(.*)$/s.exec(query) ?? []
  const names = COLUMNS.get(name ?? 'author')
  if (!names) throw requestErrors.validationFailed('bad query string')
  return { names, text: rest ?? query }
}
