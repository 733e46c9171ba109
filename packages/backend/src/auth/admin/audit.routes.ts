import type { Queries } from '@slovo/database'
import { Hono } from 'hono'
import { listAudit } from '../audit/list-audit.ts'
import { readPage, tellPages } from '../http/read-url.ts'

/** `GET /admin/audit?query=author:…`: what was done to accounts. */
export function adminAuditRoutes({ database }: { database: Queries }) {
  return new Hono().get('/', async (c) => {
    const page = readPage(c)
    const query = c.req.query('query') ?? ''
    const { entries, total } = await listAudit(database, { ...page, query })
    tellPages(c, total, page)
    return c.json(entries)
  })
}
