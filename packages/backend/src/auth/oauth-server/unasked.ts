import { Hono } from 'hono'
import { z } from 'zod'
import { bearerOf } from '../../kernel/gateway/caller.ts'
import type { AuthParts } from '../auth-parts.ts'
import { readBody } from '../http/read-body.ts'
import { requireSessionOfToken } from '../sessions/require-session.ts'
import {
  denyAuthorization,
  findWaitingAuthorization,
  readAuthorizationId,
} from './authorizations.ts'

/** Why there is no code without a page: OpenID Connect Core, 3.1.2.6. */
const reasons = {
  login_required: 'The person is not signed in',
  consent_required: 'The person has not allowed this yet',
} as const
const Refusal = z.object({ error: z.enum(['login_required', 'consent_required']) })

/**
 * `POST /oauth/authorizations/{id}/refusal`: an application has asked with `prompt=none`, and the site's page, which alone
 * sees who is signed in, would have to ask. What a person has looked at is refused with their session alone. Ours:
 * Supabase has no such call.
 */
export function unaskedRoutes(parts: AuthParts) {
  const { database, now } = parts
  return new Hono().post('/:id/refusal', async (c) => {
    const { error } = readBody(c, Refusal)
    const id = readAuthorizationId(c)
    const bearer = error === 'consent_required' ? bearerOf(c) : undefined
    const userId = bearer && (await requireSessionOfToken(parts, bearer)).account.id
    const url = await database.transaction(async (tx) => {
      const waiting = await findWaitingAuthorization(tx, { id, userId, now: now() })
      return denyAuthorization(tx, waiting, { error, error_description: reasons[error] })
    })
    return c.json({ redirect_url: url })
  })
}
