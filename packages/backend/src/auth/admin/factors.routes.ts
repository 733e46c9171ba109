import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { recordAudit } from '../audit/audit.ts'
import { readBody } from '../http/read-body.ts'
import { requireUuid } from '../http/read-url.ts'
import { factorErrors } from '../mfa/errors.ts'
import {
  findFactor,
  listFactors,
  presentFactor,
  removeFactor,
  renameFactor,
} from '../mfa/factors.ts'
import { requireAccount } from './require-account.ts'

const Change = z.object({ friendly_name: z.string().max(255).nullish() })

/** `/admin/users/:id/factors`: the admin sees the second factors of an account, renames and removes them. */
export function adminFactorRoutes({ database, now }: { database: Database; now: () => Date }) {
  const requireFactor = async (userId: string, id: string) => {
    const account = await requireAccount(database, userId)
    const given = { id: requireUuid(id, 'factor_id'), userId: account.id }
    const factor = await findFactor(database, given)
    if (!factor) throw factorErrors.factorNotFound()
    return { account, factor }
  }
  return new Hono()
    .get('/:id/factors', async (c) => {
      const account = await requireAccount(database, c.req.param('id'))
      return c.json((await listFactors(database, [account.id])).map(presentFactor))
    })
    .put('/:id/factors/:factor', async (c) => {
      const { account, factor } = await requireFactor(c.req.param('id'), c.req.param('factor'))
      const { friendly_name: name } = readBody(c, Change)
      const changed = await database.transaction(async (tx) => {
        const changed = name ? await renameFactor(tx, factor, name, now()) : factor
        await recordAudit(tx, { action: 'factor_updated', account, now: now(), isByAdmin: true })
        return changed
      })
      return c.json(presentFactor(changed))
    })
    .delete('/:id/factors/:factor', async (c) => {
      const { account, factor } = await requireFactor(c.req.param('id'), c.req.param('factor'))
      await database.transaction(async (tx) => {
        await removeFactor(tx, factor)
        await recordAudit(tx, { action: 'factor_unenrolled', account, now: now(), isByAdmin: true })
      })
      return c.json(presentFactor(factor))
    })
}
