import { Hono } from 'hono'
import type { OpenBackend } from '../open-backend.ts'

/** `/health/live`: the process runs. `/health/ready`: it can reach its database and accept traffic. */
export function operationsRoutes({ database }: OpenBackend) {
  return new Hono()
    .get('/live', (c) => c.json({ status: 'live' }))
    .get('/ready', async (c) => {
      try {
        await database?.query('select 1')
        return c.json({ status: 'ready' })
      } catch {
        return c.json({ status: 'the database does not answer' }, 503)
      }
    })
}
