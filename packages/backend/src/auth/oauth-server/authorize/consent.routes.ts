import type { Database, Queries } from '@slovo/database'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { requestErrors } from '../../errors/request-errors.ts'
import { optionalText, readBody } from '../../http/read-body.ts'
import { allowedTarget, type RedirectSettings } from '../../http/redirect-target.ts'
import { requireSession, type SignedIn } from '../../sessions/require-session.ts'
import { introduceClient, requireClient } from '../clients/clients.ts'
import {
  type Authorization,
  approveAuthorization,
  claimAuthorization,
  denyAuthorization,
  readAuthorizationId,
} from './authorizations.ts'
import { coversScopes, saveConsent } from './consents.ts'

const Decision = z.object({ action: optionalText })

interface ConsentServices {
  database: Database
  settings: RedirectSettings & { auth: { flowStateExpiry: number } }
  now: () => Date
}

/** `/oauth/authorizations`: for the consent page, which shows what a client requests and sends the user's decision. */
export function consentRoutes({ database, settings, now }: ConsentServices) {
  const claim = (tx: Queries, c: Context<SignedIn>) =>
    claimAuthorization(tx, {
      id: readAuthorizationId(c.req.param('id')),
      userId: c.var.account.id,
      now: now(),
    })
  const approve = (tx: Queries, authorization: Authorization) =>
    approveAuthorization(tx, authorization, {
      now: now(),
      codeExpiry: settings.auth.flowStateExpiry,
    })

  return new Hono<SignedIn>()
    .use(requireSession({ database, now }), async (c, next) => {
      requireOwnOrigin(c.req.header('origin'), settings)
      await next()
    })
    .get('/:id', async (c) => {
      const { account } = c.var
      return c.json(
        await database.transaction(async (tx) => {
          const authorization = await claim(tx, c)
          const { client_id: clientId, scope, redirect_uri } = authorization
          if (await coversScopes(tx, { userId: account.id, clientId, scope })) {
            return { redirect_url: await approve(tx, authorization) }
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
        await saveConsent(tx, { ...consentOf(authorization, c.var.account.id), now: now() })
        return approve(tx, authorization)
      })
      return c.json({ redirect_url: url })
    })
}

function consentOf({ client_id: clientId, scope }: Authorization, userId: string) {
  return { userId, clientId, scope }
}

/** Browsers send the page's origin: no other site may decide for a user. */
function requireOwnOrigin(origin: string | undefined, settings: RedirectSettings) {
  if (origin && !allowedTarget(origin, settings)) {
    throw requestErrors.validationFailed('unauthorized request origin')
  }
}
