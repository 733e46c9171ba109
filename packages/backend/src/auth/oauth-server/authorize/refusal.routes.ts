import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { bearerOf } from '../../../kernel/gateway/caller.ts'
import { readBody } from '../../http/read-body.ts'
import { requireSessionOfToken } from '../../sessions/require-session.ts'
import {
  denyAuthorization,
  findPendingAuthorization,
  readAuthorizationId,
} from './authorizations.ts'

/** Why there is no code without the consent page: OpenID Connect Core, 3.1.2.6. */
const REASONS = {
  login_required: 'The person is not signed in',
  consent_required: 'The person has not allowed this yet',
} as const
const Refusal = z.object({ error: z.enum(['login_required', 'consent_required']) })

/**
 * `POST /oauth/authorizations/{id}/refusal`: an application used `prompt=none`, and the consent page, which alone knows the
 * site's session, would have to ask the user. An authorization that a user has opened needs that user's session. Supabase
 * has no such call.
 */
export function refusalRoutes({ database, now }: { database: Database; now: () => Date }) {
  return new Hono().post('/:id/refusal', async (c) => {
    const { error } = readBody(c, Refusal)
    const id = readAuthorizationId(c.req.param('id'))
    const bearer = error === 'consent_required' ? bearerOf(c) : undefined
    const userId = bearer && (await requireSessionOfToken({ database, now }, bearer)).account.id
    const url = await database.transaction(async (tx) => {
      const pending = await findPendingAuthorization(tx, { id, userId, now: now() })
      return denyAuthorization(tx, pending, { error, error_description: REASONS[error] })
    })
    return c.json({ redirect_url: url })
  })
}
