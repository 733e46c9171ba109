import type { Queries } from '@slovo/database'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { allowedTarget } from '../http/redirect-target.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import {
  type Authorization,
  approveAuthorization,
  claimAuthorization,
  denyAuthorization,
  readAuthorizationId,
} from './authorizations.ts'
import { introduceClient, requireClient } from './clients.ts'
import { coversScopes, keepConsent } from './consents.ts'

const Decision = z.object({ action: optionalText })

/** `/oauth/authorizations`: the site's page shows a person who asks for what, and says what they decided. */
export function consentRoutes(parts: AuthParts) {
  const { database, now } = parts
  const claim = (tx: Queries, c: Context<SignedIn>) =>
    claimAuthorization(tx, { id: readAuthorizationId(c), userId: c.var.account.id, now: now() })

  return new Hono<SignedIn>()
    .use(requireSession(parts), async (c, next) => {
      requireOurOrigin(c, parts)
      await next()
    })
    .get('/:id', async (c) => {
      const { account } = c.var
      return c.json(
        await database.transaction(async (tx) => {
          const authorization = await claim(tx, c)
          const { client_id: clientId, scope, redirect_uri } = authorization
          if (await coversScopes(tx, { userId: account.id, clientId, scope })) {
            return { redirect_url: await approveAuthorization(parts, tx, authorization) }
          }
          return {
            authorization_id: authorization.authorization_id,
            redirect_uri,
            client: introduceClient(await requireClient(tx, clientId)),
            user: { id: account.id, email: account.email ?? '' },
            scope,
          }
        }),
      )
    })
    .post('/:id/consent', async (c) => {
      const { action } = readBody(c, Decision)
      if (action !== 'approve' && action !== 'deny') {
        throw requestErrors.validationFailed("action must be 'approve' or 'deny'")
      }
      const url = await database.transaction(async (tx) => {
        const authorization = await claim(tx, c)
        if (action === 'deny') return denyAuthorization(tx, authorization)
        await keepConsent(tx, { ...consentOf(authorization, c.var.account.id), now: now() })
        return approveAuthorization(parts, tx, authorization)
      })
      return c.json({ redirect_url: url })
    })
}

function consentOf({ client_id: clientId, scope }: Authorization, userId: string) {
  return { userId, clientId, scope }
}

/** A browser says from where it asks: a page of somebody else does not decide for a person. */
function requireOurOrigin(c: Context, { settings }: AuthParts) {
  const origin = c.req.header('origin')
  if (origin && !allowedTarget(origin, settings)) {
    throw requestErrors.validationFailed('unauthorized request origin')
  }
}
