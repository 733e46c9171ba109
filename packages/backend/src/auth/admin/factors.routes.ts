import { Hono } from 'hono'
import { z } from 'zod'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { readBody } from '../http/read-body.ts'
import { requireUuid } from '../http/require-uuid.ts'
import { factorErrors } from '../mfa/errors.ts'
import {
  findFactor,
  listFactors,
  presentFactor,
  removeFactor,
  renameFactor,
} from '../mfa/factors.ts'
import { requireAccount } from './users.routes.ts'

const Change = z.object({ friendly_name: z.string().max(255).nullish() })

/** `/admin/users/:id/factors`: the operator sees the second factors of an account, names and removes them. */
export function adminFactorRoutes(parts: AuthParts) {
  const { database, now } = parts
  const requireFactor = async (userId: string, id: string) => {
    const account = await requireAccount(parts, userId)
    const factor = await findFactor(database, {
      id: requireUuid(id, 'factor_id'),
      userId: account.id,
    })
    if (!factor) throw factorErrors.factorNotFound()
    return { account, factor }
  }
  return new Hono()
    .get('/:id/factors', async (c) => {
      const account = await requireAccount(parts, c.req.param('id'))
      return c.json((await listFactors(database, [account.id])).map(presentFactor))
    })
    .put('/:id/factors/:factor', async (c) => {
      const { account, factor } = await requireFactor(c.req.param('id'), c.req.param('factor'))
      const { friendly_name: name } = readBody(c, Change)
      return c.json(
        await database.transaction(async (tx) => {
          const changed = name ? await renameFactor(tx, factor, name, now()) : factor
          const entry = { action: 'factor_updated', account, now: now() } as const
          await recordAudit(tx, { ...entry, isByAdmin: true })
          return presentFactor(changed)
        }),
      )
    })
    .delete('/:id/factors/:factor', async (c) => {
      const { account, factor } = await requireFactor(c.req.param('id'), c.req.param('factor'))
      await database.transaction(async (tx) => {
        await removeFactor(tx, factor)
        const entry = { action: 'factor_unenrolled', account, now: now() } as const
        await recordAudit(tx, { ...entry, isByAdmin: true })
      })
      return c.json(presentFactor(factor))
    })
}
